import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useJournal } from "#app/store/db/journal.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { SaidBy } from "../model/said-by.tsx";
import type { ChatNews as News } from "./use-chat.ts";

type ChatNewsProps = { news: News | null; renewsOn: CalendarDay; onRetry: () => void };

/** What became of a question that got no answer, and the ways on. */
export function ChatNews({ news, renewsOn, onRetry }: ChatNewsProps) {
  const t = useTranslations("lisa");
  const format = useFormat();
  const isAccount = useJournal()?.kind === "account";
  if (!news) return null;
  if (news.kind !== "refused") {
    return (
      <Stack gap={2}>
        <Text size="small" tone="soft" role="status">
          {t(news.kind === "same" ? "chat.same" : news.isCounted ? "chat.stoppedLate" : "chat.stopped")}
        </Text>
        {news.kind === "stopped" && news.call && <SaidBy words={news.call} />}
      </Stack>
    );
  }
  const { refusal } = news;
  const retry = <TextButton size="small" onClick={onRetry}>{`${t("failure.retry")}`}</TextButton>;
  switch (refusal.reason) {
    case "not_kept":
      return <SaveFailure reason="failed" keepsText text={news.sent.text} onRetry={onRetry} />;
    case "quota_reached":
      return (
        <Stack gap={2} role="alert">
          <Remark icon={CircleAlert} tone="warn">
            {t("failure.quota", { used: refusal.quota.used, limit: refusal.quota.limit ?? 0 })}{" "}
            {t("failure.quotaMore", { date: format.day(renewsOn, "yearless") })}
          </Remark>
          {isAccount && (
            <Inline gap={4} className="pl-5.75">
              <TextLink to={paths.subscription} size="small">
                {t("quota.plans")}
              </TextLink>
            </Inline>
          )}
        </Stack>
      );
    case "signed_out":
      return (
        <Stack gap={2} role="alert">
          <Remark icon={CircleAlert} tone="bad">
            {refusal.message}.
          </Remark>
          <Inline gap={4} className="pl-5.75">
            <TextLink to={paths.login} size="small">
              {t("failure.signIn")}
            </TextLink>
          </Inline>
        </Stack>
      );
    default:
      return (
        <Stack gap={2} role="alert">
          <Remark icon={CircleAlert} tone="bad">
            {t(`failure.${refusal.reason}`)}
          </Remark>
          <Inline gap={4} className="pl-5.75">
            {retry}
          </Inline>
        </Stack>
      );
  }
}
