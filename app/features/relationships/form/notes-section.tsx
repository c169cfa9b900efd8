import { EyeOff } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Heading } from "#app/ui/heading.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { findSensitiveText, type SensitiveKind } from "#domain/sensitive-text.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";

export function NotesSection({ draft, issues, change }: FormPart) {
  const t = useTranslations("relationships.form");
  const wrong = useIssueWords(issues);
  const [finding] = findSensitiveText(draft.notes, [draft.name]);
  return (
    <Stack as="section" id="notes" gap={4}>
      <Rule />
      <Heading>{t("section.notes")}</Heading>
      <TextArea
        label={t("notes")}
        name="notes"
        placeholder={t("notesHint")}
        value={draft.notes}
        error={wrong("notes")}
        onChange={({ target }) => change({ notes: target.value })}
      />
      <Remark icon={EyeOff}>
        {finding
          ? t(wordsOf[finding.kind], { words: draft.notes.slice(finding.start, finding.end) })
          : t("thirdParty")}
      </Remark>
    </Stack>
  );
}

const wordsOf = {
  surname: "sensitive.surnameInText",
  phone: "sensitive.phone",
  email: "sensitive.email",
  address: "sensitive.address",
  handle: "sensitive.handle",
} as const satisfies Record<SensitiveKind, string>;
