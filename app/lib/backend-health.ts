/** The state of the backend and its name: checked at start, when the browser is back online, and updated from every failed call. */
import { type BackendStatus, classifyBackendError } from "#domain/backend/backend-status.ts";
import { callApi } from "./api-client.ts";
import { environment } from "./environment.ts";
import { isRecord } from "./person.ts";
import { createStore, useStore } from "./store.ts";

type BackendHealth = {
  readonly status: BackendStatus;
  readonly name: string;
  /** Counts the failures worth a notice; each may show it again. */
  readonly notices: number;
};

type Failure = Parameters<typeof classifyBackendError>[0];

const retryEvery = 30_000;
const health = createStore<BackendHealth>({ status: "checking", name: environment.backendName, notices: 0 });

export async function startBackendHealth(): Promise<void> {
  if (!environment.isBackendConfigured) {
    health.set({ ...health.get(), status: "not-configured" });
    return;
  }
  addEventListener("online", () => void checkBackend());
  addEventListener("offline", () => reportFailure({ message: "Failed to fetch", status: 0 }));
  setInterval(() => isUnwell() && void checkBackend(), retryEvery);
  await checkBackend();
}

async function checkBackend(): Promise<void> {
  const { data, error, status } = await callApi("/api/health");
  if (error) {
    reportFailure({ ...error, status });
    return;
  }
  if (!isRecord(data)) return;
  const name = typeof data.name === "string" ? data.name : health.get().name;
  if (data.status === "connected" || data.status === "table-missing") {
    health.set({ ...health.get(), status: data.status, name });
  } else reportFailure({ message: "error", status });
}

/** Updates the state from a failed call. */
export function reportFailure(failure: Failure): void {
  const { status, isNoticed } = classifyBackendError(failure);
  if (status === null) return;
  const before = health.get();
  const isNew = isNoticed && before.status !== status;
  health.set({ ...before, status, notices: before.notices + (isNew ? 1 : 0) });
}

function isUnwell(): boolean {
  const { status } = health.get();
  return status === "offline" || status === "error";
}

export function useBackendHealth(): BackendHealth {
  return useStore(health);
}
