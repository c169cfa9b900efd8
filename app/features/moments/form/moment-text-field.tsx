import { EyeOff } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { findSensitiveText } from "#domain/text/sensitive-text.ts";
import { type MomentPart, useMomentIssue } from "./moment-part.ts";

/** The text, with a hint when it may identify a third person. */
export function MomentTextField({ rows = 5, ...part }: MomentPart & { rows?: number }) {
  const { labelOf } = useFieldWords();
  const { draft, change } = part;
  return (
    <TextArea
      label={labelOf("text")}
      name="text"
      rows={rows}
      value={draft.text}
      error={useMomentIssue(part)("text")}
      below={<SensitiveRemark text={draft.text} relationshipId={draft.relationshipId} />}
      onChange={({ target }) => change({ text: target.value })}
    />
  );
}

type SensitiveRemarkProps = { text: string; relationshipId: string | null };

/** The first finding in the text; nothing when there is none. */
export function SensitiveRemark({ text, relationshipId }: SensitiveRemarkProps) {
  const t = useTranslations("moments.sensitive");
  const name = useRelationship(relationshipId ?? "")?.name;
  const settled = useDeferredValue(text);
  const finding = useMemo(() => findSensitiveText(settled, name ? [name] : [])[0], [settled, name]);
  if (!finding) return null;
  return (
    <Remark icon={EyeOff}>{t(finding.kind, { words: settled.slice(finding.start, finding.end) })}</Remark>
  );
}
