import { CloudOff } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Notice } from "#app/ui/states/notice.tsx";
import { Text } from "#app/ui/type/text.tsx";

export function BackendNoticeCard({ onClose }: { onClose: () => void }) {
  const t = useTranslations("frame");
  return (
    <Notice icon={CloudOff} closeLabel={t("close")} onClose={onClose}>
      <Text size="small">{t("backend.offline")}</Text>
      <Text size="small" tone="soft">
        {t("backend.kept")}
      </Text>
    </Notice>
  );
}
