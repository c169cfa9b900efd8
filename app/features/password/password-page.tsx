/** One's password at /profile/password: a new one, or the first one of an account that was opened another way. Only the server knows it. */
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { readSignInMethods } from "#app/lib/sign-in-methods.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { passwordWords } from "./password-words.ts";

export function Component() {
  return (
    <WithMessages words={passwordWords}>
      <PasswordPage />
    </WithMessages>
  );
}

function PasswordPage() {
  const t = useTranslations("password");
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
      {isOnDevice ? <Text>{t("onDevice")}</Text> : <OwnPassword />}
    </SubPage>
  );
}

function OwnPassword() {
  const t = useTranslations("password");
  const reading = useReadOnline(readSignInMethods);
  const { value: methods, setValue: setMethods } = reading;
  if (!methods) {
    const words = { title: t("failed"), text: t("failedText"), again: t("again") };
    return <Unread reading={reading} rows={4} words={words} />;
  }
  const isFirst = !methods.hasPassword;
  return (
    <Stack gap={8}>
      <Text size="lead">{t(isFirst ? "leadFirst" : "lead")}</Text>
      <NewPasswordForm isFirst={isFirst} onKept={() => setMethods({ ...methods, hasPassword: true })} />
      <Stack gap={3} as="section">
        <Heading>{t("follows.title")}</Heading>
        <Text>{t("follows.others")}</Text>
        <Text>{t("follows.tokens")}</Text>
        <Text>
          {t.rich("follows.stays", {
            passkeys: (text) => <TextLink to={paths.passkeys}>{text}</TextLink>,
            accounts: (text) => <TextLink to={paths.outsideAccounts}>{text}</TextLink>,
          })}
        </Text>
        <Text tone="soft">{t(isFirst ? "follows.proofFirst" : "follows.proof")}</Text>
      </Stack>
    </Stack>
  );
}
