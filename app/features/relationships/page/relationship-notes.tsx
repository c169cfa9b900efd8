import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Entry } from "#app/ui/lists/entry.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";

export function RelationshipNotes({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships.page");
  const { id, notes } = relationship;
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="notes-title">
      <Heading id="notes-title">{t("fact.notes")}</Heading>
      {notes === "" ? (
        <Text tone="soft">
          {t("noNotes")} <TextLink to={`${paths.editRelationship(id)}#notes`}>{t("write")}</TextLink>
        </Text>
      ) : (
        <Entry className="wrap-anywhere">{notes}</Entry>
      )}
    </Stack>
  );
}
