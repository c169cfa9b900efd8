import { askAccount, type Told } from "#app/lib/ask-account.ts";
import { type MessageReport, ownReportSchema } from "#domain/message/message-report.ts";

/** The messages are named, not quoted: the server takes them from one's own copies. */
export const sendReport = (report: MessageReport): Promise<Told<{ id: string }>> =>
  askAccount(ownReportSchema, "/api/messages/reports", { method: "POST", body: report });
