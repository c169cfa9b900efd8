import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import type { RowConflict } from "#app/store/conflicts/conflicts.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { NeedsLine } from "./needs-line.tsx";
import { StuckLine } from "./stuck-line.tsx";

type NeedsListProps = {
  waiting: Waiting;
  /** "Camille: the notes, in two versions" */
  titleOf: (rowConflict: RowConflict) => string;
};

/** What needs a decision besides refused edits. */
export function NeedsList({ waiting: { rowConflicts, stuck }, titleOf }: NeedsListProps) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const count = rowConflicts.length + stuck.length;
  if (count === 0) return null;
  const title = t("needs.title", { count });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <ul className="border-b border-line">
        {rowConflicts.map((rowConflict) => (
          <NeedsLine key={rowConflict.id} title={titleOf(rowConflict)} detail={format.when(rowConflict.at)}>
            <Remark>{t(isDeletion(rowConflict) ? "needs.deletion" : "needs.conflict")}</Remark>
            <TextLink size="small" to={paths.conflict(rowConflict.id)}>
              {t("needs.choose")}
            </TextLink>
          </NeedsLine>
        ))}
        {stuck.map(({ id, name, place }) => (
          <StuckLine key={id} id={id} name={name} place={place} />
        ))}
      </ul>
    </Stack>
  );
}

const isDeletion = ({ conflicts }: RowConflict) => conflicts.some(({ field }) => field === "deleted_at");
