import { askAccount, type Told } from "#app/lib/ask-account.ts";
import { handleAnswerSchema } from "#domain/message/message-report.ts";

/** @param name null gives the handle back */
export const askHandle = (name: string | null): Promise<Told<{ handle: string | null }>> =>
  askAccount(handleAnswerSchema, "/api/messages/handle", { method: "PUT", body: { name } });
