import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import type { PersonRecord } from "#domain/admin/people.ts";
import { AuditLines } from "../audit/audit-lines.tsx";
import { ShortTable } from "../table/short-table.tsx";
import { useEventWords } from "../words/use-event-words.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { useSessionWords } from "../words/use-session-words.ts";
import { FactSection } from "./fact-section.tsx";

/** Where they are signed in, what they paid, what was refused at their doors, and what administrators did. */
export function PersonLists({ record: { sessions, payments, refusals, audit } }: { record: PersonRecord }) {
  const t = useTranslations("adminUsers");
  const plan = useTranslations("admin.plan");
  const format = useFormat();
  const instant = useInstantWords();
  const eventWords = useEventWords();
  const session = useSessionWords();
  return (
    <>
      <FactSection id="sessions" title={t("part.sessions")}>
        <ShortTable
          caption={t("part.sessions")}
          empty={t("noSessions")}
          columns={[t("session.device"), t("session.way"), t("session.since"), t("session.used")]}
          rows={sessions.map((one) => ({
            id: one.id,
            cells: [
              session.device(one),
              session.way(one),
              instant.day(one.signedInAt),
              instant.exact(one.lastUsedAt),
            ],
          }))}
        />
      </FactSection>
      <FactSection id="payments" title={t("part.payments")}>
        <ShortTable
          caption={t("part.payments")}
          empty={t("noPayments")}
          columns={[t("column.plan"), t("column.status"), t("payment.amount"), t("payment.at")]}
          rows={payments.map(({ planId, status, amount, currency, at }) => ({
            id: `${at} ${planId} ${status}`,
            cells: [plan(planId), t(`status.${status}`), format.money(amount, currency), instant.exact(at)],
          }))}
        />
      </FactSection>
      <FactSection id="refusals" title={t("part.refusals")}>
        <ShortTable
          caption={t("part.refusals")}
          empty={t("noRefusals")}
          columns={[t("refused.what"), t("refused.times"), t("refused.last")]}
          rows={refusals.map(({ kind, times, lastAt }) => ({
            id: kind,
            cells: [eventWords(kind), format.number(times), instant.exact(lastAt)],
          }))}
        />
      </FactSection>
      <FactSection id="audit" title={t("part.audit")}>
        <Text size="small" tone="soft">
          {t("auditNote")}
        </Text>
        <AuditLines rows={audit} />
      </FactSection>
    </>
  );
}
