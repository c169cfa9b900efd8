import { useTranslations } from "use-intl/react";
import { useToday } from "#app/lib/use-today.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import type { LineDraft } from "./help-draft.ts";

type LineFieldsProps = {
  line: LineDraft;
  /** The field at fault. */
  wrong: string | null;
  onChange: (part: Partial<LineDraft>) => void;
  onRemove: () => void;
};

const texts = ["name", "number", "hours", "text", "languages", "source"] as const;
const kinds = ["crisis", "violence", "anyone"] as const;

export function LineFields({ line, wrong, onChange, onRemove }: LineFieldsProps) {
  const t = useTranslations("adminContent.help");
  const today = useToday();
  const title = line.name.trim() === "" ? t("newLine") : line.name;
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <Stack gap={3}>
        <Inline justify="between" align="baseline" gap={3}>
          <Heading as="h3" size="name">
            {title}
          </Heading>
          <TextButton
            size="small"
            tone="bad"
            onClick={onRemove}
            aria-label={t("removeThis", { name: title })}
          >
            {t("remove")}
          </TextButton>
        </Inline>
        <Columns template="halves" className="gap-y-3!">
          {texts.map((field) => (
            <TextField
              key={field}
              label={t(`field.${field}`)}
              autoComplete="off"
              value={line[field]}
              error={wrong === field ? t(`wrong.${field}`) : null}
              onChange={({ target }) => onChange({ [field]: target.value })}
            />
          ))}
          <Select
            label={t("field.for")}
            value={line.for}
            options={kinds.map((kind) => ({ value: kind, label: t(`for.${kind}`) }))}
            onChange={({ target }) => onChange({ for: target.value })}
          />
          <TextField
            label={t("field.checked")}
            type="date"
            max={today}
            value={line.checked}
            error={wrong === "checked" ? t("wrong.checked") : null}
            below={
              <TextButton size="small" onClick={() => onChange({ checked: today })}>
                {t("checkedToday")}
              </TextButton>
            }
            onChange={({ target }) => onChange({ checked: target.value })}
          />
        </Columns>
      </Stack>
    </section>
  );
}
