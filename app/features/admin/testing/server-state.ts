import type { ServerState } from "#domain/admin/server-settings.ts";

/** What the page “Settings” is told; `facts` in place of the usual ones. */
export const serverState = (facts: Partial<ServerState> = {}): ServerState => ({
  settings: [],
  environment: [
    { kind: "open", name: "PORT", value: "3000" },
    { kind: "secret", name: "MASTER_KEY", isSet: true },
  ],
  warnings: [],
  mail: { kind: "sink", from: "Tendre <no-reply@tendre.invalid>" },
  payments: { kind: "simulated", currency: "usd", prices: 0, hasWebhook: false },
  storage: { kind: "disk", answers: true, files: 2, bytes: 3_000_000 },
  version: "1.0.0",
  schema: "0126",
  ...facts,
});
