import { useTranslations } from "use-intl/react";
import { pageOfRow } from "#app/saving/place-of-row.ts";
import type { UnreadableRow } from "#app/store/db/unreadable.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useRowTitle } from "#app/words/fields/use-field-words.ts";
import { WaitingLine } from "./waiting-line.tsx";

/** Fields that the server cannot decrypt: they are left unchanged and listed. */
export function UnreadableList({ rows }: { rows: readonly UnreadableRow[] }) {
  const t = useTranslations("waiting");
  const titleOf = useRowTitle();
  if (rows.length === 0) return null;
  const title = t("unreadable.title", { count: rows.length });
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <Heading>{title}</Heading>
      <Text tone="soft">{t("unreadable.text")}</Text>
      <ul className="border-b border-line">
        {rows.map(({ table, id, belongsTo }) => {
          const owner = belongsTo ?? { table, id };
          const place = pageOfRow(owner.table, owner.id);
          return (
            <WaitingLine
              key={id}
              title={titleOf(owner.table, owner.id)}
              detail={t(`unreadable.part.${table}`)}
            >
              {place && (
                <TextLink size="small" to={place}>
                  {t("undecided.open")}
                </TextLink>
              )}
            </WaitingLine>
          );
        })}
      </ul>
    </Stack>
  );
}
