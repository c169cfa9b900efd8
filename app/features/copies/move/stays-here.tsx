import { useTranslations } from "use-intl/react";
import type { StaysHere } from "#app/store/copies/device/read-device.ts";
import { Text } from "#app/ui/type/text.tsx";

type StaysListProps = { stays: StaysHere; label: string; hasPermissions?: boolean };

/** What an account is not given. */
export function StaysList({
  stays: { trashed, versioned, drafts },
  label,
  hasPermissions = false,
}: StaysListProps) {
  const t = useTranslations("move.stays");
  const lines = [
    ...(trashed > 0 ? [t("trashed", { count: trashed })] : []),
    ...(versioned > 0 ? [t("versioned", { count: versioned })] : []),
    ...(drafts > 0 ? [t("drafts", { count: drafts })] : []),
    ...(hasPermissions ? [t("lisa")] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div>
      <Text tone="soft" size="small">
        {label}
      </Text>
      <ul className="border-b border-line">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-2 type-small text-ink-soft">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
