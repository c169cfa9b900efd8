/** The address of one's account at /profile/email: which one it is, whether it is confirmed, and another one. Only the server knows it. */
import { useTranslations } from "use-intl/react";
import { useAuthOptions } from "#app/lib/auth-options.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { readAddress } from "./address-calls.ts";
import { addressWords } from "./address-words.ts";
import { NewAddressForm } from "./new-address-form.tsx";
import { UnconfirmedNote } from "./unconfirmed-note.tsx";
import { WaitingChange } from "./waiting-change.tsx";

export function Component() {
  return (
    <WithMessages words={addressWords}>
      <AddressPage />
    </WithMessages>
  );
}

function AddressPage() {
  const t = useTranslations("address");
  const isOnDevice = useJournal()?.kind !== "account";
  const isOnline = useOnline();
  usePageTitle(t("title"));
  return (
    <SubPage
      width="reading"
      back={{ to: paths.profile, label: t("back") }}
      title={t("title")}
      warning={isOnline || isOnDevice ? null : t("offline")}
    >
      {isOnDevice ? <Text>{t("onDevice")}</Text> : <Address />}
    </SubPage>
  );
}

function Address() {
  const t = useTranslations("address");
  const { sendsMail } = useAuthOptions();
  const reading = useReadOnline(readAddress);
  const { value: own, setValue: setOwn } = reading;
  if (!own) {
    const words = { title: t("failed"), text: t("failedText"), again: t("again") };
    return <Unread reading={reading} rows={4} words={words} />;
  }
  const { email, isVerified, change } = own;
  return (
    <Stack gap={10}>
      <Stack gap={3}>
        <Text size="lead" className="wrap-anywhere">
          {email}
        </Text>
        {isVerified && <Text tone="soft">{t("lead")}</Text>}
        {!isVerified && sendsMail && <UnconfirmedNote email={email} />}
      </Stack>
      {change && <WaitingChange change={change} onChanged={setOwn} />}
      {sendsMail ? (
        <NewAddressForm isSecond={change !== null} onAsked={setOwn} />
      ) : (
        <Remark tone="warn">{t(isVerified ? "noMail" : "unconfirmed.noMail")}</Remark>
      )}
    </Stack>
  );
}
