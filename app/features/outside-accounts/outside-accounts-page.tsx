/** Accounts kept elsewhere that open this one, at /profile/accounts: linked and unlinked. Only the server knows them. */
import { useTranslations } from "use-intl/react";
import { useAuthOptions } from "#app/lib/auth-options.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { readSignInMethods } from "#app/lib/sign-in-methods.ts";
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
import { LinkList } from "./link-list.tsx";
import { LinkedList } from "./linked-list.tsx";
import { outsideAccountsWords } from "./outside-accounts-words.ts";
import { useArrival } from "./use-arrival.ts";
import { useNames } from "./use-names.ts";

export function Component() {
  return (
    <WithMessages words={outsideAccountsWords}>
      <OutsideAccountsPage />
    </WithMessages>
  );
}

function OutsideAccountsPage() {
  const t = useTranslations("outsideAccounts");
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
      {isOnDevice ? <Text>{t("onDevice")}</Text> : <Accounts />}
    </SubPage>
  );
}

function Accounts() {
  const t = useTranslations("outsideAccounts");
  const reading = useReadOnline(readSignInMethods);
  const { value: methods, setValue: setMethods } = reading;
  const { providers: offered, emailConfirmation } = useAuthOptions();
  const nameOf = useNames();
  const arrival = useArrival();
  if (!methods) {
    const words = { title: t("failed"), text: t("failedText"), again: t("again") };
    return <Unread reading={reading} rows={4} words={words} />;
  }
  const isTold = emailConfirmation !== null;
  const others = offered.filter(({ id }) => !methods.providers.includes(id));
  const newest = methods.providers.find((id) => id === arrival.linked);
  return (
    <Stack gap={8}>
      {/* What came of the way to the other service. */}
      <div role="status" className="empty:hidden">
        {newest && <Text size="lead">{t("linked", { name: nameOf(newest) })}</Text>}
      </div>
      <div role="alert" className="empty:hidden">
        {arrival.refused && <Remark tone="bad">{t(`refused.${arrival.refused}`)}</Remark>}
      </div>
      {isTold && offered.length === 0 && methods.providers.length === 0 ? (
        <Text>{t("nowhere")}</Text>
      ) : (
        <>
          <Text size={newest ? "body" : "lead"}>{t("lead")}</Text>
          <LinkedList
            methods={methods}
            offered={isTold ? offered.map(({ id }) => id) : methods.providers}
            onUnlinked={(id) =>
              setMethods({ ...methods, providers: methods.providers.filter((each) => each !== id) })
            }
          />
          {others.length > 0 && <LinkList accounts={others} />}
        </>
      )}
    </Stack>
  );
}
