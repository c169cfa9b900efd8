import type { Ref } from "react";
import { useTranslations } from "use-intl/react";
import { PasswordField } from "#app/ui/fields/password-field.tsx";

type PinFieldProps = {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Named as a code: password managers neither keep it nor offer it at the sign-in. */
export function PinField({ onChange, ...rest }: PinFieldProps) {
  const t = useTranslations("lock");
  return (
    <PasswordField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={64}
      showLabel={t("show")}
      hideLabel={t("hide")}
      onChange={({ target }) => onChange(target.value)}
      {...rest}
    />
  );
}
