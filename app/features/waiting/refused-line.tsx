import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import type { SayRefused } from "#app/saving/say-refused.ts";
import { useRefusedActs } from "#app/saving/use-refused-acts.ts";
import type { RefusedRow } from "#app/store/db/journal-database.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { NeedsLine } from "./needs-line.tsx";
import { placeOfRow } from "./place-of-row.ts";

/** A refused edit of any table but relationships, with what can be done. */
export function RefusedLine({ refused, say }: { refused: RefusedRow; say: SayRefused }) {
  const t = useTranslations("waiting");
  const format = useFormat();
  const { op, code, opId } = refused;
  const place = placeOfRow(op.table, op.id);
  const canLeave = code !== "forbidden" && code !== "gone" && code !== "erased";

  const acts = useRefusedActs(opId);
  return (
    <NeedsLine title={t(`row.${op.table}`)} detail={format.when(op.at)}>
      {say(refused, <Remark>{t(`needs.reason.${code}`)}</Remark>)}
      <Inline gap={4} wrap className="type-small">
        {place && <TextLink to={place}>{t("needs.open")}</TextLink>}
        {canLeave && <TextButton onClick={() => void acts.retry()}>{t("needs.retry")}</TextButton>}
        <TextButton onClick={() => void acts.keep()}>{t("needs.keepHere")}</TextButton>
        <TextButton tone="soft" onClick={() => void acts.discard({ title: t("needs.discarded") })}>
          {t("needs.discard")}
        </TextButton>
      </Inline>
    </NeedsLine>
  );
}
