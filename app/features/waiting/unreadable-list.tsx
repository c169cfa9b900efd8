import { useTranslations } from "use-intl/react";
import type { UnreadableRow } from "#app/store/db/unreadable.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { NeedsLine } from "./needs-line.tsx";
import { placeOfRow } from "./place-of-row.ts";

/** Fields that the server cannot decrypt: they are left unchanged and listed. */
export function UnreadableList({ rows }: { rows: readonly UnreadableRow[] }) {
  const t = useTranslations("waiting");
  const names = new Map(useRelationships()?.map(({ id, name }) => [id, name]));
  if (rows.length === 0) return null;
  const title = t("unreadable.title", { count: rows.length });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <Text tone="soft">{t("unreadable.text")}</Text>
      <ul className="border-b border-line">
        {rows.map(({ table, id, belongsTo }) => {
          const owner = belongsTo ?? { table, id };
          const place = placeOfRow(owner.table, owner.id);
          return (
            <NeedsLine
              key={id}
              title={names.get(owner.id) ?? t(`row.${owner.table}`)}
              detail={t(`unreadable.part.${table}`)}
            >
              {place && (
                <TextLink size="small" to={place}>
                  {t("needs.open")}
                </TextLink>
              )}
            </NeedsLine>
          );
        })}
      </ul>
    </Stack>
  );
}
