import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#app/paths.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { useRelationshipWords } from "#app/words/relationship-words.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

type CurrentProps = {
  relationship: Relationship;
  today: CalendarDay;
  /** One of several: none of them is larger than the others. */
  isOneOfSeveral: boolean;
  /** The word of the last moment, beside the name. */
  latest: ReactNode;
};

/** A current relationship and its duration. */
export function CurrentRelationship({ relationship, today, isOneOfSeveral, latest }: CurrentProps) {
  const words = useRelationshipWords(today);
  const { id, name } = relationship;
  return (
    <Stack gap={2} align="start">
      <div className="flex w-full flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Title
          as={isOneOfSeveral ? "h2" : "h1"}
          size={isOneOfSeveral ? "title" : "display"}
          className="min-w-0"
        >
          <Link
            to={paths.relationship(id)}
            className="reach decoration-line-strong decoration-1 underline-offset-8 hover:underline"
          >
            {name}
          </Link>
        </Title>
        {latest}
      </div>
      <Text tone="soft" className="max-w-full wrap-anywhere">
        {words.togetherIn(relationship)}
      </Text>
    </Stack>
  );
}
