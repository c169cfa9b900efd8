/** One conflict at a time; the next one follows, until none is left. */
import { useNavigate, useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useRowConflicts } from "#app/store/conflicts/use-row-conflicts.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { conflictsWords } from "./conflicts-words.ts";
import { OneConflict } from "./one-conflict.tsx";

export function Component() {
  return (
    <WithMessages words={conflictsWords}>
      <ConflictView />
    </WithMessages>
  );
}

function ConflictView() {
  const t = useTranslations("conflicts.page");
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const rowConflicts = useRowConflicts();
  usePageTitle(t("title"));
  if (!rowConflicts) return <LoadingScreen label={t("loading")} />;
  const rowConflict = rowConflicts.find((one) => one.conflicts.some((conflict) => conflict.id === id));
  const next = rowConflicts.find((one) => one !== rowConflict);
  const goOn = () => void navigate(next ? paths.conflict(next.id) : paths.waiting, { replace: true });
  return (
    <Page width="middle">
      <Stack gap={6}>
        <Stack gap={3}>
          <BackLink to={paths.waiting}>{t("back")}</BackLink>
          <Title size="title">{t("title")}</Title>
        </Stack>
        {rowConflict ? (
          <OneConflict
            key={rowConflict.id}
            rowConflict={rowConflict}
            onDone={goOn}
            onLater={() => void navigate(paths.waiting)}
          />
        ) : (
          <Text tone="soft">{t("none")}</Text>
        )}
      </Stack>
    </Page>
  );
}
