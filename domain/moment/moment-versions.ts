/** A moment's edits as versions to read and restore: the changes of each, and the resulting moment. */
import { formFields } from "#domain/wire/field-traits.ts";
import { isSameValue } from "#domain/wire/same-value.ts";
import { type MomentFormField, momentTraits } from "./moment-traits.ts";

export const momentVersionFields = formFields(momentTraits);

type Values = Readonly<Record<string, unknown>>;

export type MomentEdit = {
  /** Unique. */
  readonly key: string;
  readonly kind: "put" | "patch" | "delete";
  /** ISO 8601; the clock of the device it was written on. */
  readonly at: string;
  /** Only the fields that it wrote. */
  readonly fields: Values;
  /** False until the server has answered. */
  readonly isSent: boolean;
};

export type FieldChange = {
  readonly field: MomentFormField;
  readonly before: unknown;
  readonly after: unknown;
};

export type MomentVersion = {
  readonly key: string;
  readonly kind: "made" | "edited" | "deleted" | "restored";
  readonly at: string;
  readonly isSent: boolean;
  readonly changes: readonly FieldChange[];
  /** The moment after this edit; without fields that no known edit wrote. */
  readonly state: Values;
};

/**
 * Newest first. `earlier`: the moment before the first of `edits`, which are oldest first; empty when that one created it. Edits without
 * visible changes (a page recorded as reread) are no versions.
 */
export function momentVersions(earlier: Values, edits: readonly MomentEdit[]): readonly MomentVersion[] {
  const versions: MomentVersion[] = [];
  let state = earlier;
  let isDeleted = false;
  for (const { key, kind, at, isSent, fields } of edits) {
    const before = state;
    const isMade = kind === "put" && Object.keys(before).length === 0;
    const isRestored = kind === "put" && isDeleted;
    state = { ...before, ...fields };
    if (kind === "delete") isDeleted = true;
    else if (kind === "put") isDeleted = false;
    const changes = isMade ? [] : changesBetween(before, fields);
    const said = kind === "delete" ? "deleted" : isMade ? "made" : isRestored ? "restored" : "edited";
    if (said === "edited" && changes.length === 0) continue;
    versions.push({ key, kind: said, at, isSent, changes, state });
  }
  return versions.toReversed();
}

function changesBetween(before: Values, fields: Values): readonly FieldChange[] {
  return momentVersionFields
    .filter(
      (field) => Object.hasOwn(fields, field) && !isSameValue(before[field] ?? null, fields[field] ?? null),
    )
    .map((field) => ({ field, before: before[field] ?? null, after: fields[field] ?? null }));
}

/** The patch that restores `state`: only the fields that differ from `now`. */
export function restoringPatch(now: Values, state: Values): Values {
  return Object.fromEntries(
    momentVersionFields
      .filter(
        (field) => Object.hasOwn(state, field) && !isSameValue(now[field] ?? null, state[field] ?? null),
      )
      .map((field) => [field, state[field]]),
  );
}
