import { Sparkles } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { reloadIntoNewBuild } from "#app/lib/offline-worker.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Notice } from "#app/ui/states/notice.tsx";
import { Text } from "#app/ui/type/text.tsx";

export function NewerVersionCard({ onClose }: { onClose: () => void }) {
  const t = useTranslations("frame");
  return (
    <Notice icon={Sparkles} tone="soft" closeLabel={t("close")} onClose={onClose}>
      <Text size="small">{t("newer.text")}</Text>
      <Text size="small" tone="soft">
        {t("newer.kept")}
      </Text>
      <TextButton onClick={() => void reloadIntoNewBuild()}>{t("newer.reload")}</TextButton>
    </Notice>
  );
}
