import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { useRelationship } from "#app/store/relationships.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Entry } from "#app/ui/entry.tsx";
import { LoadingScreen } from "#app/ui/loading-screen.tsx";
import { Page } from "#app/ui/page.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { Title } from "#app/ui/title.tsx";
import type { Relationship } from "#domain/relationship.ts";
import { currentVeil } from "#domain/veil.ts";
import { ConflictCards } from "./conflict/conflict-cards.tsx";
import { PageActions } from "./page/page-actions.tsx";
import { RelationshipFacts } from "./page/relationship-facts.tsx";
import { RelationshipMissing } from "./page/relationship-missing.tsx";
import { useRelationshipWords } from "./relationship-words.ts";
import { useToday } from "./use-today.ts";

export function Component() {
  const t = useTranslations("relationships.page");
  const { id = "" } = useParams();
  const relationship = useRelationship(id);
  if (relationship === undefined) return <LoadingScreen label={t("loading")} />;
  if (relationship === null || relationship.deleted_at !== null) return <RelationshipMissing />;
  return <RelationshipView relationship={relationship} />;
}

function RelationshipView({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships");
  const today = useToday();
  const words = useRelationshipWords(today);
  const { name, status } = relationship;
  const veil = currentVeil(relationship, today);
  usePageTitle(name);
  return (
    <Page>
      <Columns template="main-aside">
        <Stack gap={6}>
          <Stack gap={3} align="start">
            <BackLink to={paths.list}>{t("page.back")}</BackLink>
            <Title size="display" className="max-w-full break-words">
              {name}
            </Title>
            <StatusMark status={status} label={t(`status.${status}`)} />
            <Entry>{words.sentence(relationship)}</Entry>
            {veil !== "open" && <Remark>{t(`page.veil.standing.${veil}`)}</Remark>}
          </Stack>
          <ConflictCards table="relationships" rowId={relationship.id} />
          <RelationshipFacts relationship={relationship} today={today} />
        </Stack>
        <PageActions relationship={relationship} today={today} />
      </Columns>
    </Page>
  );
}
