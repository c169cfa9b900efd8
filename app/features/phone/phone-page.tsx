/** One's own telephone number at /profile/phone, confirmed by a code. Only the server knows it. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { readOwnPhone } from "#app/lib/own-phone.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { OwnPhone } from "#domain/account/phone-number.ts";
import { CodeForm } from "./code-form.tsx";
import { NumberForm } from "./number-form.tsx";
import { OwnNumber } from "./own-number.tsx";
import { phoneWords } from "./phone-words.ts";

export function Component() {
  return (
    <WithMessages words={phoneWords}>
      <PhonePage />
    </WithMessages>
  );
}

function PhonePage() {
  const t = useTranslations("phone");
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
      {isOnDevice ? <Text>{t("onDevice")}</Text> : <Phone />}
    </SubPage>
  );
}

function Phone() {
  const t = useTranslations("phone");
  const reading = useReadOnline(readOwnPhone);
  /** Another number is being typed in place of the one that waits, or of one's own. */
  const [isAnother, setAnother] = useState(false);
  const { value: own, setValue: setOwn } = reading;
  if (!own) {
    const words = { title: t("failed"), text: t("failedText"), again: t("again") };
    return <Unread reading={reading} rows={4} words={words} />;
  }
  const { phone, check, canSend } = own;
  function take(next: OwnPhone) {
    setOwn(next);
    setAnother(false);
  }
  return (
    <Stack gap={8}>
      {phone !== null && (
        <OwnNumber
          phone={phone}
          canChange={canSend && !check && !isAnother}
          onChange={() => setAnother(true)}
          onRemoved={take}
        />
      )}
      {check && !isAnother && (
        <CodeForm phone={check.phone} onTaken={take} onSent={take} onOther={() => setAnother(true)} />
      )}
      {canSend && (isAnother || (phone === null && !check)) && (
        <NumberForm onSent={take} onCancel={isAnother ? () => setAnother(false) : undefined} />
      )}
      {!canSend && phone === null && <Text>{t("off")}</Text>}
      <Text tone="soft" size="small">
        {t.rich("factor", {
          link: (text) => (
            <TextLink to={paths.twoFactorSetup} size="small">
              {text}
            </TextLink>
          ),
        })}
      </Text>
    </Stack>
  );
}
