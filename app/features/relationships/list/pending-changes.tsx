import { CloudUpload } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useView } from "#app/store/db/use-view.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LedgerList, LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { isVeiled } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** The page of what waits names everything. */
const mostNamed = 3;

/** One line under the list, on phones. */
export function PendingLine({ count }: { count: number }) {
  const t = useTranslations("relationships.list.pending");
  return (
    <Remark icon={CloudUpload} tone="warn" role="status">
      {t("line", { count })} <TextLink to={paths.waiting}>{t("see")}</TextLink>
    </Remark>
  );
}

/** In the margin on wide screens: how many, of whom, since when. */
export function PendingMargin({ count, today }: { count: number; today: CalendarDay }) {
  const t = useTranslations("relationships.list.pending");
  const format = useFormat();
  const people = useWaitingPeople(today).slice(0, mostNamed);
  return (
    <Stack gap={2} role="status">
      <Inline gap={2} className="text-warn">
        <Icon glyph={CloudUpload} />
        <Heading as="h2" size="label">
          {t("title", { count })}
        </Heading>
      </Inline>
      {people.length > 0 && (
        <LedgerList label={t("title", { count })}>
          {people.map(({ id, name, at }) => (
            <LedgerRow key={id} to={paths.relationship(id)} soft>
              <span className="min-w-0 truncate">
                <LedgerName soft>{name}</LedgerName>
              </span>{" "}
              <span className="flex-none type-small">{format.when(at)}</span>
            </LedgerRow>
          ))}
        </LedgerList>
      )}
      <Text size="small" tone="soft">
        {t("text", { count })}
      </Text>
      <p>
        <TextLink to={paths.waiting} size="small">
          {t("see")}
        </TextLink>
      </p>
    </Stack>
  );
}

type WaitingPerson = { readonly id: string; readonly name: string; readonly at: string };

/**
 * Whose changes are not sent yet, the latest first: those of the record and those of its moments. `at`: of the latest, ISO 8601. Folded and
 * sealed people are named nowhere.
 */
function useWaitingPeople(today: CalendarDay): readonly WaitingPerson[] {
  const { leaving } = useSyncState();
  const people = useView("relationships");
  const moments = useView("moments");
  const latest = new Map<string, WaitingPerson>();
  for (const { id: row, at } of leaving) {
    const person = people?.get(moments?.get(row)?.relationship_id ?? row);
    if (!person || person.deleted_at !== null || isVeiled(person, today)) continue;
    const { id, name } = person;
    if (at >= (latest.get(id)?.at ?? "")) latest.set(id, { id, name, at });
  }
  return [...latest.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}
