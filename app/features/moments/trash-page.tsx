import { useTranslations } from "use-intl/react";
import { WithWords } from "#app/lib/i18n/with-words.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { paths } from "#app/paths.ts";
import { useTrash } from "#app/store/moments/trash.ts";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { BackLink } from "#app/ui/back-link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LedgerList } from "#app/ui/ledger.tsx";
import { Page } from "#app/ui/page.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { Title } from "#app/ui/title.tsx";
import { momentsWords } from "./moments-words.ts";
import { EmptyTrash } from "./trash/empty-trash.tsx";
import { TrashRow } from "./trash/trash-row.tsx";

export function Component() {
  return (
    <WithWords words={momentsWords}>
      <TrashView />
    </WithWords>
  );
}

function TrashView() {
  const t = useTranslations("moments.trash");
  const today = useToday();
  const rows = useTrash(today);
  usePageTitle(t("title"));
  return (
    <Page width="middle">
      <Stack gap={5}>
        <BackLink to={paths.moments}>{t("back")}</BackLink>
        <Title className="max-lg:text-[2.25rem]/10">{t("title")}</Title>
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
