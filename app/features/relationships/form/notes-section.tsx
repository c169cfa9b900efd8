import { EyeOff } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { findSensitiveText, type SensitiveKind } from "#domain/text/sensitive-text.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { FormSection } from "./form-section.tsx";

export function NotesSection({ draft, issues, change }: FormPart) {
  const t = useTranslations("relationships.form");
  const { labelOf } = useFieldWords();
  const wrong = useIssueWords(issues);
  const [finding] = findSensitiveText(draft.notes, [draft.name]);
  return (
    <FormSection id="notes" title={t("section.notes")}>
      <TextArea
        label={<span className="lg:sr-only">{labelOf("notes")}</span>}
        name="notes"
        value={draft.notes}
        error={wrong("notes")}
        below={
          <Remark icon={EyeOff}>
            {finding
              ? t(wordsOf[finding.kind], { words: draft.notes.slice(finding.start, finding.end) })
              : t("thirdParty")}
          </Remark>
        }
        onChange={({ target }) => change({ notes: target.value })}
      />
    </FormSection>
  );
}

/** For a short field: only what was found, nothing as long as there is nothing. */
export function SensitiveRemark({ text, name }: { text: string; name: string }) {
  const t = useTranslations("relationships.form");
  const [finding] = findSensitiveText(text, [name]);
  if (!finding) return null;
  return (
    <Remark icon={EyeOff}>
      {t(wordsOf[finding.kind], { words: text.slice(finding.start, finding.end) })}
    </Remark>
  );
}

const wordsOf = {
  surname: "sensitive.surnameInText",
  phone: "sensitive.phone",
  email: "sensitive.email",
  address: "sensitive.address",
  handle: "sensitive.handle",
} as const satisfies Record<SensitiveKind, string>;
