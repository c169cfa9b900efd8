import { v7 as newId } from "uuid";
import type { FieldIssue, FieldIssueCode } from "#domain/wire/field-issue.ts";
import { fieldIssueCodes } from "#domain/wire/field-issue.ts";
import type { Answer, Row } from "#domain/wire/sync.ts";
import type { OwnerScope } from "#server/db/scope.ts";
import { AppError } from "#server/errors.ts";
import { refusalOf } from "#server/http/routes/read-input.ts";
import type { Services } from "#server/services.ts";
import { runOps } from "./run-ops.ts";
import { httpDevice, newest, type SyncOp } from "./sync-op.ts";

/**
 * A change that comes over the plain HTTP API: it goes through quota, merge, revision and rev like a device's op. It is made on top of the
 * newest row, so it is never in conflict.
 * @throws AppError the reason an op is refused for; `not_found` when the row is missing or another person's
 */
export async function runOne(
  services: Services,
  scope: OwnerScope,
  change: Pick<SyncOp, "table" | "id" | "kind" | "fields">,
): Promise<Row> {
  const { answers } = await runOps(services, scope, [
    {
      ...change,
      opId: newId(),
      deviceId: httpDevice,
      baseRev: newest,
      at: services.clock.now().toISOString(),
    },
  ]);
  const [answer] = answers;
  if (!answer) throw new AppError("internal", { cause: "the op was not answered" });
  if (answer.status === "refused") throw errorOf(answer);
  return answer.row;
}

/** @param item the place of what was refused, where a call brought several */
export function errorOf({ code, details }: Extract<Answer, { status: "refused" }>, item?: number): AppError {
  const error = plainErrorOf({ code, details });
  if (item === undefined) return error;
  const { message, hint } = error;
  const placed = { ...(typeof error.details === "object" ? error.details : {}), item };
  return new AppError(error.code, { message, details: placed, ...(hint === null ? {} : { hint }) });
}

function plainErrorOf({
  code,
  details,
}: Pick<Extract<Answer, { status: "refused" }>, "code" | "details">): AppError {
  switch (code) {
    case "validation":
      return refusalOf(issuesIn(details), "body");
    case "missing_upload":
      return refusalOf(
        [{ field: "upload_id", code: "not_allowed" }],
        "body",
        "Send the file first, and name its finished upload.",
      );
    case "gone":
    case "erased":
      return new AppError("not_found");
    case "message_limit":
      return new AppError("too_many", { details });
    case "plan_limit":
    case "too_large":
    case "storage_limit":
    case "text_limit":
      return new AppError(code, { details });
    case "forbidden":
    case "underage":
    case "thread_closed":
    case "too_late":
      return new AppError("forbidden", { details: { ...details, reason: code } });
  }
}

function issuesIn(details: Readonly<Record<string, unknown>>): readonly FieldIssue[] {
  const codeOf = (told: unknown): FieldIssueCode =>
    fieldIssueCodes.find((code) => code === told) ?? "not_allowed";
  return Object.entries(details).map(([field, told]) => ({ field, code: codeOf(told) }));
}
