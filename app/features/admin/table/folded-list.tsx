import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

type FoldedListProps<R> = {
  rows: readonly R[];
  /** Shown at first; the others when they are asked for. */
  isFirst: (row: R) => boolean;
  rowOf: (row: R) => ReactNode;
  /** When none is first. */
  none: ReactNode;
};

/** A list of which what is over stays out of the way. */
export function FoldedList<R>({ rows, isFirst, rowOf, none }: FoldedListProps<R>) {
  const t = useTranslations("admin.table");
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.filter(isFirst);
  const hidden = rows.length - shown.length;
  return (
    <Stack gap={3} align="start">
      {shown.length === 0 ? none : <ul className="w-full border-b border-line">{shown.map(rowOf)}</ul>}
      {hidden > 0 && (
        <TextButton size="small" onClick={() => setWhole(true)}>
          {t("showOver", { count: hidden })}
        </TextButton>
      )}
    </Stack>
  );
}
