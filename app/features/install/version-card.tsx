/** What there is to say of another build, in the corner; nothing is reloaded under what is being written. */
import { Sparkles } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl/react";
import type { BuildNews } from "#app/lib/install/build-news.ts";
import { reloadIntoNewBuild } from "#app/lib/install/keep-worker.ts";
import { isTypedHere } from "#app/lib/install/typed-here.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Notice } from "#app/ui/states/notice.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { installWords } from "./install-words.ts";

type VersionCardProps = { news: BuildNews; onClose: () => void; reload?: () => Promise<void> };

export function VersionCard(props: VersionCardProps) {
  return (
    <WithMessages words={installWords}>
      <Card {...props} />
    </WithMessages>
  );
}

function Card({ news, onClose, reload = reloadIntoNewBuild }: VersionCardProps) {
  const t = useTranslations("install");
  const { pathname } = useLocation();
  /** The page that is finished first. */
  const [unfinished, setUnfinished] = useState<string | null>(null);
  useEffect(() => {
    if (unfinished !== null && unfinished !== pathname) void reload();
  }, [unfinished, pathname, reload]);
  function use() {
    if (isTypedHere()) setUnfinished(pathname);
    else void reload();
  }
  return (
    <Notice icon={Sparkles} tone="soft" closeLabel={t("close")} onClose={onClose}>
      <Text size="small">{t(`version.${news}`)}</Text>
      <Text size="small" tone="soft">
        {unfinished === null ? t(`version.${news}Detail`) : t("version.later")}
      </Text>
      {news !== "olderServer" && unfinished === null && (
        <TextButton onClick={use}>{t(news === "ready" ? "version.use" : "version.reload")}</TextButton>
      )}
    </Notice>
  );
}
