/** The calls about devices and the security log. Each returns what the server says, or a reason. */
import { z } from "zod";
import { askAccount, type Told } from "#app/lib/ask-account.ts";
import {
  type OwnLog,
  ownLogSchema,
  type SignedInDevices,
  signedInDevicesSchema,
} from "#domain/account/signed-in-devices.ts";

export const fetchDevices = (): Promise<Told<SignedInDevices>> =>
  askAccount(signedInDevicesSchema, "/api/auth/sessions");

export const endDevice = (id: string): Promise<Told<unknown>> =>
  askAccount(z.unknown(), `/api/auth/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });

/** @param id of the trust, not of a session */
export const endTrust = (id: string): Promise<Told<unknown>> =>
  askAccount(z.unknown(), `/api/auth/trusted-browsers/${encodeURIComponent(id)}`, { method: "DELETE" });

/** The number of sessions that were ended. */
export const endOtherDevices = (): Promise<Told<{ ended: number }>> =>
  askAccount(z.object({ ended: z.int() }), "/api/auth/sessions/end-others", { method: "POST", body: {} });

export const switchAlerts = (enabled: boolean): Promise<Told<{ enabled: boolean }>> =>
  askAccount(z.object({ enabled: z.boolean() }), "/api/auth/login-alerts", {
    method: "PATCH",
    body: { enabled },
  });

export const fetchLog = (before: string | null): Promise<Told<OwnLog>> =>
  askAccount(
    ownLogSchema,
    `/api/auth/security-log${before === null ? "" : `?${new URLSearchParams({ before })}`}`,
  );
