import { useTranslations } from "use-intl/react";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { Setting, SettingValue } from "#domain/admin/server-settings.ts";
import { signUpModes, siteSettingSchemas } from "#domain/site/site-settings.ts";

/** As it is typed; what was typed is kept, also where it is no value. */
type ValueDraft = string;

export const draftOf = (value: SettingValue): ValueDraft => String(value);

/** Null: it is no value of this setting. */
export function readDraft({ name, own }: Setting, draft: ValueDraft): SettingValue | null {
  const value =
    typeof own === "boolean"
      ? draft === "true"
      : typeof own === "string" || draft.trim() === ""
        ? draft
        : Number(draft.replace(",", ".").replace(/[\s\u00A0\u202F]/g, ""));
  const read = siteSettingSchemas[name].safeParse(value);
  return read.success ? read.data : null;
}

type ValueFieldProps = {
  setting: Setting;
  draft: ValueDraft;
  error: string | null;
  onChange: (draft: ValueDraft) => void;
};

export function ValueField({ setting: { name, own }, draft, error, onChange }: ValueFieldProps) {
  const t = useTranslations("adminSettings");
  if (name === "sign_up")
    return (
      <RadioRows
        label={t("dialog.value")}
        options={signUpModes.map((value) => ({ value, label: t(`value.${value}`) }))}
        value={signUpModes.find((mode) => mode === draft) ?? null}
        onChange={onChange}
      />
    );
  if (typeof own === "boolean")
    return (
      <Segmented
        label={t("dialog.value")}
        options={[
          { value: "true", label: t("value.on") },
          { value: "false", label: t("value.off") },
        ]}
        value={draft}
        onChange={onChange}
      />
    );
  return (
    <TextField
      label={t("dialog.value")}
      inputMode="decimal"
      autoComplete="off"
      value={draft}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
