import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { featureMessages, type LazyChunk } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import type { SayRefused } from "#app/saving/say-refused.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { type RefusalReason, refusalReasons } from "./refusal-reasons.ts";

const refusalWords = featureMessages("refusals", import.meta.glob<LazyChunk<"refusals">>("./messages.*.ts"));

type RefusedFieldsProps = {
  refused: Pick<RefusedRow, "code" | "details">;
  /** The sentence of the refusal's code, where the server told no more; and until the words are here. */
  otherwise: ReactNode;
};

/** Why an edit was refused: each of its fields that the server named, by the name of its form, and what is wrong with it. */
function RefusedFields({ refused: { code, details }, otherwise }: RefusedFieldsProps) {
  const reasons = code === "validation" ? refusalReasons(details) : [];
  if (reasons.length === 0) return otherwise;
  return (
    <SectionBoundary fallback={otherwise} isOrnament>
      <WithMessages words={refusalWords}>
        <Reasons reasons={reasons} />
      </WithMessages>
    </SectionBoundary>
  );
}

export const sayRefused: SayRefused = (refused, otherwise) => (
  <RefusedFields refused={refused} otherwise={otherwise} />
);

function Reasons({ reasons }: { reasons: readonly RefusalReason[] }) {
  const t = useTranslations("refusals");
  return (
    <Stack gap={1}>
      {reasons.map(({ field, why }) => (
        <Text key={`${field} ${why}`}>{t("line", { field: t(`field.${field}`), why: t(`why.${why}`) })}</Text>
      ))}
    </Stack>
  );
}
