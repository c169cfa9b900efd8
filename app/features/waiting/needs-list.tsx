import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import type { Waiting } from "#app/store/waiting/waiting.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { NeedsLine } from "./needs-line.tsx";
import { placeOfUpload } from "./place-of-row.ts";
import { RefusedLine } from "./refused-line.tsx";

/** Everything that waits for a decision, but refused relationships, which `RejectedEdits` tells. */
export function NeedsList({ waiting: { rejectedOps, rowConflicts, stuck } }: { waiting: Waiting }) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const names = new Map(useRelationships()?.map(({ id, name }) => [id, name]));
  const refused = rejectedOps.filter(({ op }) => op.table !== "relationships");
  const count = refused.length + rowConflicts.length + stuck.length;
  if (count === 0) return null;
  const title = t("needs.title", { count });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <ul className="border-b border-line">
        {refused.map((row) => (
          <RefusedLine key={row.opId} refused={row} />
        ))}
        {rowConflicts.map(({ id, table, rowId, at, conflicts }) => (
          <NeedsLine key={id} title={names.get(rowId) ?? t(`row.${table}`)} detail={format.when(at)}>
            <Remark>
              {t(conflicts.some(({ field }) => field === "deleted_at") ? "needs.deletion" : "needs.conflict")}
            </Remark>
            <TextLink size="small" to={paths.conflict(id)}>
              {t("needs.choose")}
            </TextLink>
          </NeedsLine>
        ))}
        {stuck.map(({ id, name, place }) => (
          <NeedsLine key={id} title={t("row.media")} detail={name}>
            <Remark>{t("needs.file")}</Remark>
            <TextLink size="small" to={placeOfUpload(place)}>
              {t("needs.open")}
            </TextLink>
          </NeedsLine>
        ))}
      </ul>
    </Stack>
  );
}
