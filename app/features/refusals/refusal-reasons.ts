/** What a refused edit says of its fields: `{ occurred_on: "date_in_future" }`, as the server answers it. */
import type { FieldIssueCode } from "#domain/wire/field-issue.ts";
import type { en } from "./messages.en.ts";

type RefusalReason = {
  /** As stored; a part of it by the whole. */
  readonly field: string;
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

/** Fields that a form shows with another. */
const parts: Readonly<Record<string, string>> = { city_place: "city" };
const isKnown = (code: unknown): code is FieldIssueCode =>
  typeof code === "string" && Object.hasOwn(whys, code);

/** In the server's order, each once; none where it said no more. A code of a newer server is a field that cannot be kept. */
export function refusalReasons(details: Readonly<Record<string, unknown>>): readonly RefusalReason[] {
  const found = Object.entries(details).map(([path, code]): RefusalReason => {
    const [field = ""] = path.split(".");
    return { field: parts[field] ?? field, why: isKnown(code) ? whys[code] : "other" };
  });
  return found.filter(
    ({ field, why }, at) => found.findIndex((one) => one.field === field && one.why === why) === at,
  );
}
