/** What the journal takes on this device, whether the browser keeps it, and the app as an app. */
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { AppRow } from "./app-row.tsx";
import { installWords } from "./install-words.ts";
import { KeptRow } from "./kept-row.tsx";
import { PicturesRow } from "./pictures-row.tsx";
import { ReminderSwitch } from "./reminder-switch.tsx";
import { useKeptPictures } from "./use-kept-pictures.ts";
import { useStorage } from "./use-storage.ts";
import { UsedRow } from "./used-row.tsx";

export function Component() {
  return (
    <WithMessages words={installWords}>
      <StorageView />
    </WithMessages>
  );
}

function StorageView() {
  const t = useTranslations("install.storage");
  const journal = useJournal();
  const { facts, askToKeep } = useStorage();
  const { kept, drop } = useKeptPictures(journal);
  usePageTitle(t("title"));
  const isOnDevice = journal?.kind === "device";
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          <Text size="lead">{t(isOnDevice ? "lead.device" : "lead.account")}</Text>
        </Stack>
        {/* All at once, the switch last: what came later would move what is below it. */}
        {facts && kept !== undefined && (
          <>
            <div>
              <UsedRow facts={facts} />
              {kept && <PicturesRow kept={kept} onDrop={drop} />}
              <KeptRow facts={facts} onAsk={askToKeep} />
              <AppRow />
            </div>
            <div className="border-b border-line">
              <LinkRow to={paths.ownData} title={t("copies")} detail={t("copiesDetail")} />
            </div>
            {isOnDevice && <ReminderSwitch journal={journal} />}
          </>
        )}
      </Stack>
    </Page>
  );
}
