import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import {
  decidedReportSchema,
  type OpenedReport,
  openedReportSchema,
  type ReportRow,
} from "#domain/admin/reports.ts";
import { type ReportState, reportStates } from "#domain/message/message-report.ts";
import { askAdmin } from "../../asking/ask-admin.ts";
import { isReason, ReasonField } from "../../asking/reason-field.tsx";
import { useProblemWords } from "../../asking/use-problem-words.ts";
import { useInstantWords } from "../../words/use-instant-words.ts";
import { ShownMessages } from "./shown-messages.tsx";

/** The calls of the queue of reports. */
const openReport = (id: string) =>
  askAdmin(openedReportSchema, `/api/admin/reports/${id}/open`, { method: "POST", body: {} });

type Decision = { readonly seen: ReportState; readonly status: ReportState; readonly reason: string };

const decideReport = (id: string, decision: Decision) =>
  askAdmin(decidedReportSchema, `/api/admin/reports/${id}`, { method: "POST", body: decision });

type ReportSheetProps = { listed: ReportRow; onClose: () => void; onDecided: () => void };

/** One report: whom it is about, what its reporter chose to show, once that is asked for, and what becomes of it. */
export function ReportSheet({ listed, onClose, onDecided }: ReportSheetProps) {
  const t = useTranslations("adminContent.reports");
  const problemWords = useProblemWords();
  const { exact } = useInstantWords();
  const [report, setReport] = useState(listed);
  const [shown, setShown] = useState<OpenedReport["shown"] | undefined>(undefined);
  const [status, setStatus] = useState<ReportState | null>(null);
  const [reason, setReason] = useState("");
  const [wrong, setWrong] = useState<"status" | "reason" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choices = reportStates.filter((one) => one !== report.status);

  async function look() {
    setBusy(true);
    setProblem(null);
    const told = await openReport(report.id);
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    setReport(told.value.report);
    setShown(told.value.shown);
  }
  async function decide() {
    if (status === null) return setWrong("status");
    if (!isReason(reason)) return setWrong("reason");
    setWrong(null);
    setProblem(null);
    setBusy(true);
    const told = await decideReport(report.id, { seen: report.status, status, reason: reason.trim() });
    setBusy(false);
    if (!told.ok) return setProblem(problemWords(told.problem));
    onDecided();
    setReport(told.value.report);
    if (told.value.refusal !== null) {
      setStatus(null);
      return setProblem(
        t(`refusal.${told.value.refusal}`, { status: t(`status.${told.value.report.status}`) }),
      );
    }
    showToast({ title: t("done", { status: t(`status.${status}`) }) });
    onClose();
  }
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`reason.${report.reason}`)}
      closeLabel={t("close")}
      footer={
        report.status === "banned" ? undefined : (
          <Button variant="danger" pending={isBusy} onClick={() => void decide()}>
            {t("decide")}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <FactList>
          <Fact label={t("reported")}>{report.reportedEmail ?? t("gone")}</Fact>
          <Fact label={t("reporter")}>{report.reporterEmail ?? t("gone")}</Fact>
          <Fact label={t("at")}>{exact(report.createdAt)}</Fact>
          <Fact label={t("state")}>{t(`status.${report.status}`)}</Fact>
        </FactList>
        {shown === undefined ? (
          <Stack gap={2} align="start">
            <Text size="small" tone="soft">
              {t("lookLead")}
            </Text>
            <Button pending={isBusy} onClick={() => void look()}>
              {t("look")}
            </Button>
          </Stack>
        ) : (
          <ShownMessages shown={shown} />
        )}
        {report.status === "banned" ? (
          <Text size="small">{t("isBanned")}</Text>
        ) : (
          <>
            <RadioRows
              label={t("decision")}
              options={choices.map((value) => ({
                value,
                label: t(`choice.${value}`),
                detail: t(`effect.${value}`),
              }))}
              value={status}
              error={wrong === "status" ? t("noDecision") : null}
              onChange={setStatus}
            />
            <ReasonField value={reason} isMissing={wrong === "reason"} onChange={setReason} />
          </>
        )}
        <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
      </Stack>
    </Sheet>
  );
}
