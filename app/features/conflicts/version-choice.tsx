import { useTranslations } from "use-intl/react";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";

type VersionChoiceProps<T extends string> = {
  value: T;
  onChange: (value: T) => void;
  options: readonly { readonly value: T; readonly label: string }[];
};

/** One row for each version, side by side where there is room. */
export function VersionChoice<T extends string>({ value, onChange, options }: VersionChoiceProps<T>) {
  const t = useTranslations("conflicts");
  return (
    <RadioRows
      label={t("choose")}
      labelHidden
      columns="1 or 2"
      value={value}
      onChange={onChange}
      options={options}
    />
  );
}

type SideChoiceProps = Omit<VersionChoiceProps<"mine" | "theirs">, "options"> & {
  /** Of the version beside the stored one. */
  otherLabel: string;
};

/** The version that was kept beside the stored one, or the stored one. */
export function SideChoice({ otherLabel, value, onChange }: SideChoiceProps) {
  const t = useTranslations("conflicts");
  const options = [
    { value: "mine", label: otherLabel },
    { value: "theirs", label: t("keepKept") },
  ] as const;
  return <VersionChoice value={value} onChange={onChange} options={options} />;
}
