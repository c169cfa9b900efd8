import { useTranslations } from "use-intl/react";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { reasonSchema } from "#domain/admin/audit.ts";

type ReasonFieldProps = { value: string; isMissing: boolean; onChange: (value: string) => void };

const reasonLength = 500;

export const isReason = (typed: string): boolean => reasonSchema.safeParse(typed).success;

/** Why: it goes into the audit log with what was there before. */
export function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const t = useTranslations("admin.reason");
  return (
    <TextArea
      label={t("label")}
      rows={2}
      maxLength={reasonLength}
      value={value}
      hint={t("hint")}
      error={isMissing ? t("missing") : null}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
