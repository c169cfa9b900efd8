import { Stack } from "#app/ui/layout/stack.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { LedgerCaptions } from "./ledger-captions.tsx";
import { ListControls } from "./list-controls.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { RelationshipLedger } from "./relationship-ledger.tsx";
import { SealedLine } from "./sealed-line.tsx";
import { useListFilter } from "./use-list-filter.ts";
import { useListed } from "./use-listed.ts";

type ListBodyProps = { relationships: readonly Relationship[]; today: CalendarDay };

/** The filter and its answer. */
export function ListBody({ relationships, today }: ListBodyProps) {
  const [filter, ask] = useListFilter();
  const { listed, counts, sealed } = useListed(relationships, filter, today);
  return (
    <Stack gap={4}>
      <ListControls filter={filter} onAsk={ask} counts={counts} />
      {listed.length > 0 ? (
        <div>
          <LedgerCaptions sort={filter.sort} />
          <RelationshipLedger relationships={listed} today={today} />
        </div>
      ) : (
        <NothingFound filter={filter} onClear={() => ask({ query: "", status: "all" })} />
      )}
      {sealed > 0 && <SealedLine count={sealed} />}
    </Stack>
  );
}
