/** What a refused edit says of its fields: `{ occurred_on: "date_in_future" }`, as the server answers it. */
import type { FieldIssueCode } from "#domain/wire/field-issue.ts";
import type { en } from "./messages.en.ts";

export type RefusalReason = {
  readonly field: keyof typeof en.field;
  readonly why: keyof typeof en.why;
};

const whys: Readonly<Record<FieldIssueCode, RefusalReason["why"]>> = {
  date_in_future: "future",
  start_in_future: "future",
  end_in_future: "future",
  hour_in_future: "hour",
  end_before_start: "order",
  required: "missing",
  name_required: "missing",
  too_long: "length",
  name_too_long: "length",
  too_many: "number",
  out_of_range: "range",
  rating_range: "range",
  age_range: "range",
  not_a_date: "date",
  unknown_field: "unknown",
  protected_field: "other",
  wrong_type: "other",
  not_allowed: "other",
};

/** Fields that a form shows; any other is one of the fields. */
const named: Readonly<Record<Exclude<RefusalReason["field"], "other">, true>> = {
  relationship_id: true,
  occurred_on: true,
  time_of_day: true,
  mood: true,
  word: true,
  text: true,
  tags: true,
  place: true,
  city: true,
  city_place: true,
  feeling_before: true,
  feeling_during: true,
  feeling_after: true,
  sealed_until: true,
  name: true,
  age: true,
  meeting_place: true,
  start_date: true,
  end_date: true,
  periods: true,
  status: true,
  type: true,
  rating: true,
  notes: true,
  caption: true,
  title: true,
};
const isNamed = (field: string): field is keyof typeof named => Object.hasOwn(named, field);
const isKnown = (code: unknown): code is FieldIssueCode =>
  typeof code === "string" && Object.hasOwn(whys, code);

/** In the server's order, each once; none where it said no more. A code of a newer server is a field that cannot be kept. */
export function refusalReasons(details: Readonly<Record<string, unknown>>): readonly RefusalReason[] {
  const found = Object.entries(details).map(([path, code]): RefusalReason => {
    const [field = ""] = path.split(".");
    return { field: isNamed(field) ? field : "other", why: isKnown(code) ? whys[code] : "other" };
  });
  return found.filter(
    ({ field, why }, at) => found.findIndex((one) => one.field === field && one.why === why) === at,
  );
}
