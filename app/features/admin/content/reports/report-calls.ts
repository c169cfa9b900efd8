/** The calls of the queue of reports. */
import { decidedReportSchema, openedReportSchema } from "#domain/admin/reports.ts";
import type { ReportState } from "#domain/message/message-report.ts";
import { askAdmin } from "../../asking/ask-admin.ts";

export const openReport = (id: string) =>
  askAdmin(openedReportSchema, `/api/admin/reports/${id}/open`, { method: "POST", body: {} });

type Decision = { readonly seen: ReportState; readonly status: ReportState; readonly reason: string };

export const decideReport = (id: string, decision: Decision) =>
  askAdmin(decidedReportSchema, `/api/admin/reports/${id}`, { method: "POST", body: decision });
