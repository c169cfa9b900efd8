import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { OpenedReport } from "#domain/admin/reports.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";

/** As letters only: no link of a message leads anywhere from here. */
export function ShownMessages({ shown }: Pick<OpenedReport, "shown">) {
  const t = useTranslations("adminContent.reports");
  const { exact } = useInstantWords();
  if (shown === null) return <Remark tone="bad">{t("unreadable")}</Remark>;
  return (
    <Stack gap={3}>
      {shown.note !== "" && (
        <div>
          <Text size="small" tone="soft">
            {t("note")}
          </Text>
          <p className="whitespace-pre-line wrap-anywhere type-body text-ink">{shown.note}</p>
        </div>
      )}
      {shown.messages.length === 0 && <Text size="small">{t("noMessages")}</Text>}
      <ul>
        {shown.messages.map(({ id, is_mine, sent_at, edited_at, body }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0 first:pt-0">
            <p className="type-small text-ink-soft">
              {t(is_mine ? "byReporter" : "byReported")}, {exact(sent_at)}
              {edited_at !== null && `, ${t("edited")}`}
            </p>
            <p className="whitespace-pre-line wrap-anywhere type-body text-ink">{body ?? t("takenBack")}</p>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
