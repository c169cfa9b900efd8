import { classNames } from "#app/ui/styles/class-names.ts";

/** The piece of dotted path beside an entry of an index; madder where one is. The entry is `relative`. */
export function DottedMark({ isCurrent }: { isCurrent: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute inset-y-0 left-0.5 w-0.75",
        isCurrent ? "dotted-along-current" : "dotted-along",
      )}
    />
  );
}
