/** The drafts of the forms by the fields they become: a form keeps everything as typed, under names of its own. */
import { isRecord } from "#app/lib/person.ts";
import type { SyncedTableName } from "#domain/wire/sync.ts";

type Values = Readonly<Record<string, unknown>>;

const moment: Readonly<Record<string, string>> = {
  relationshipId: "relationship_id",
  date: "occurred_on",
  hour: "time_of_day",
  before: "feeling_before",
  during: "feeling_during",
  after: "feeling_after",
  cityPlace: "city_place",
  isMilestone: "is_milestone",
  isClosing: "is_closing",
  sealedUntil: "sealed_until",
};
const relationship: Readonly<Record<string, string>> = {
  cityPlace: "city_place",
  meetingPlace: "meeting_place",
  start: "start_date",
  end: "end_date",
};
const fieldsOf: Partial<Readonly<Record<SyncedTableName, Readonly<Record<string, string>>>>> = {
  moments: moment,
  relationships: relationship,
  messages: { text: "body" },
};

/** What of a draft was filled in, by field; values as they were typed. */
export function fieldsOfDraft(table: SyncedTableName, typed: Values): Values {
  const names = fieldsOf[table] ?? {};
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => !isBlank(value))
      .map(([name, value]) => {
        const field = names[name] ?? name;
        const isTimes = field === "periods" && Array.isArray(value);
        return [
          field,
          isTimes ? value.map((time) => (isRecord(time) ? fieldsOfDraft(table, time) : time)) : value,
        ];
      }),
  );
}

/** Nothing was written or chosen. */
export function isBlank(value: unknown): boolean {
  return value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
}
