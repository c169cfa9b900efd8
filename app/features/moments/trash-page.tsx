import { useTimeZone, useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useTrash } from "#app/store/moments/trash.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerList } from "#app/ui/lists/ledger.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { momentsWords } from "./moments-words.ts";
import { EmptyTrash } from "./trash/empty-trash.tsx";
import { TrashRow } from "./trash/trash-row.tsx";

export function Component() {
  return (
    <WithMessages words={momentsWords}>
      <TrashView />
    </WithMessages>
  );
}

function TrashView() {
  const t = useTranslations("moments.trash");
  const today = useToday();
  const rows = useTrash(today, useTimeZone() ?? "UTC");
  usePageTitle(t("title"));
  return (
    <Page width="middle">
      <Stack gap={5}>
        <BackLink to={paths.moments}>{t("back")}</BackLink>
        <Title>{t("title")}</Title>
        {!rows && <Skeleton rows={4} />}
        {rows?.length === 0 && (
          <EmptyState
            illustration={<UnmappedList />}
            sentence={t("empty")}
            action={<ButtonLink to={paths.moments}>{t("back")}</ButtonLink>}
          />
        )}
        {rows && rows.length > 0 && (
          <>
            <Text tone="soft">{t("lead")}</Text>
            <LedgerList label={t("title")}>
              {rows.map((trashed) => (
                <TrashRow key={trashed.row.id} trashed={trashed} today={today} />
              ))}
            </LedgerList>
            <EmptyTrash count={rows.length} />
          </>
        )}
      </Stack>
    </Page>
  );
}
