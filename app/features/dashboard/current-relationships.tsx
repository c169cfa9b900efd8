import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { CurrentRelationship } from "./current-relationship.tsx";

type CurrentRelationshipsProps = {
  current: readonly Relationship[];
  today: CalendarDay;
  latestOf: (relationshipId: string) => ReactNode;
  pathOf: (relationshipId: string) => ReactNode;
};

const shownCount = 3;

/** Whoever one is with, all of the same size; past three, the others by name. */
export function CurrentRelationships({ current, today, latestOf, pathOf }: CurrentRelationshipsProps) {
  const t = useTranslations("dashboard");
  const isSeveral = current.length > 1;
  const others = current.slice(shownCount);
  return (
    <>
      {isSeveral && (
        <VisuallyHidden>
          <h1>{t("title")}</h1>
        </VisuallyHidden>
      )}
      {current.slice(0, shownCount).map((relationship) => (
        <Stack key={relationship.id} gap={isSeveral ? 3 : 6}>
          <CurrentRelationship
            relationship={relationship}
            today={today}
            isOneOfSeveral={isSeveral}
            latest={latestOf(relationship.id)}
          />
          {pathOf(relationship.id)}
        </Stack>
      ))}
      {others.length > 0 && (
        <Text size="small" tone="soft" className="wrap-anywhere">
          {t("current.others")}{" "}
          {others.map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 && ", "}
              <TextLink to={paths.relationship(id)} size="small">
                {name}
              </TextLink>
            </Fragment>
          ))}
        </Text>
      )}
    </>
  );
}
