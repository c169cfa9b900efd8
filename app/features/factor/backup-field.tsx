import { useTranslations } from "use-intl/react";
import { TextField } from "#app/ui/fields/text-field.tsx";

type BackupFieldProps = {
  value: string;
  error: string | false;
  onChange: (text: string) => void;
};

export function BackupField({ value, error, onChange }: BackupFieldProps) {
  const t = useTranslations("factor.backup");
  return (
    <TextField
      label={t("field")}
      hint={t("fieldHint")}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
