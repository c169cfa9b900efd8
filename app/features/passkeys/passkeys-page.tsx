/** One's passkeys at /profile/passkeys: made, named, revoked. Only the server knows them. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { canKeepPasskeys } from "#app/lib/passkey-support.ts";
import { listPasskeys } from "#app/lib/passkeys.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { MakeDialog } from "./make-dialog.tsx";
import { PasskeyRows } from "./passkey-rows.tsx";
import { passkeysWords } from "./passkeys-words.ts";

export function Component() {
  return (
    <WithMessages words={passkeysWords}>
      <PasskeysPage />
    </WithMessages>
  );
}

function PasskeysPage() {
  const t = useTranslations("passkeys");
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
      {isOnDevice ? <Text>{t("onDevice")}</Text> : <Passkeys />}
    </SubPage>
  );
}

function Passkeys() {
  const t = useTranslations("passkeys");
  const reading = useReadOnline(listPasskeys);
  const { value: passkeys, refresh } = reading;
  if (!passkeys) {
    const words = { title: t("failed"), text: t("failedText"), again: t("again") };
    return <Unread reading={reading} rows={4} words={words} />;
  }
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Text size="lead">{t("lead")}</Text>
        <Text>{t("counts")}</Text>
      </Stack>
      {passkeys.length > 0 && (
        <Stack gap={4} as="section">
          <Heading>{t("list")}</Heading>
          <PasskeyRows passkeys={passkeys} onChanged={() => void refresh()} />
        </Stack>
      )}
      <Stack gap={4} align="start">
        {passkeys.length === 0 && <Text tone="soft">{t("none")}</Text>}
        <Make isFirst={passkeys.length === 0} onMade={() => void refresh()} />
      </Stack>
    </Stack>
  );
}

function Make({ isFirst, onMade }: { isFirst: boolean; onMade: () => void }) {
  const t = useTranslations("passkeys");
  const [isAsking, setAsking] = useState(false);
  if (!canKeepPasskeys()) return <Text tone="soft">{t("noBrowser")}</Text>;
  return (
    <>
      <Button variant={isFirst ? "primary" : "secondary"} onClick={() => setAsking(true)}>
        {t(isFirst ? "make" : "makeMore")}
      </Button>
      <Text tone="soft" size="small">
        {t("others")}
      </Text>
      {isAsking && <MakeDialog onClose={() => setAsking(false)} onMade={onMade} />}
    </>
  );
}
