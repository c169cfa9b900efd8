import { Check } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Remark } from "#app/ui/type/remark.tsx";

/** "Draft kept at 22:04" */
export function DraftKept({ savedAt }: { savedAt: string | null }) {
  const t = useTranslations("relationships.form.draft");
  const format = useFormat();
  if (savedAt === null) return null;
  return (
    <Remark icon={Check} tone="good">
      {t("kept", { time: format.time(savedAt) })}
    </Remark>
  );
}
