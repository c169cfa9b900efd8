/** The calls about devices and the security log. Each returns what the server says, or a reason. */
import { z } from "zod";
import { type ApiCall, callApi } from "#app/lib/api-client.ts";
import { withProof } from "#app/lib/proof.ts";
import {
  type OwnLog,
  ownLogSchema,
  type SignedInDevices,
  signedInDevicesSchema,
} from "#domain/account/signed-in-devices.ts";

/** `gone`: that session is over already. `unproven`: the person did not prove who they are. */
export type DeviceProblem = "network" | "signedOut" | "tooMany" | "gone" | "unproven" | "unavailable";

export type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: DeviceProblem };

async function ask<T>(schema: z.ZodType<T>, path: string, call: ApiCall = {}): Promise<Told<T>> {
  const { data, error, status } = await withProof(() => callApi(path, { timeout: 10_000, ...call }));
  if (error) return { ok: false, problem: problemOf(status) };
  const read = schema.safeParse(data);
  return read.success ? { ok: true, value: read.data } : { ok: false, problem: "unavailable" };
}

function problemOf(status: number): DeviceProblem {
  if (status === 0) return "network";
  if (status === 401) return "signedOut";
  if (status === 403) return "unproven";
  if (status === 404) return "gone";
  return status === 429 ? "tooMany" : "unavailable";
}

export const fetchDevices = (): Promise<Told<SignedInDevices>> =>
  ask(signedInDevicesSchema, "/api/auth/sessions");

export const endDevice = (id: string): Promise<Told<unknown>> =>
  ask(z.unknown(), `/api/auth/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });

/** The number of sessions that were ended. */
export const endOtherDevices = (): Promise<Told<{ ended: number }>> =>
  ask(z.object({ ended: z.int() }), "/api/auth/sessions/end-others", { method: "POST", body: {} });

export const switchAlerts = (enabled: boolean): Promise<Told<{ enabled: boolean }>> =>
  ask(z.object({ enabled: z.boolean() }), "/api/auth/login-alerts", { method: "PATCH", body: { enabled } });

export const fetchLog = (before: string | null): Promise<Told<OwnLog>> =>
  ask(ownLogSchema, `/api/auth/security-log${before === null ? "" : `?${new URLSearchParams({ before })}`}`);
