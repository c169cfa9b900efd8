/**
 * The session as the app sees it (specification, sections 3, 4 and 8). Asked for at start, 4 s at most before the app
 * renders without waiting; asked again when a tab is looked at after more than 60 s. No answer is not a sign-out: the
 * journal is on the device and stays open.
 */

import { callApi } from "./api-client.ts";
import { reportFailure } from "./backend-health.ts";
import { environment } from "./environment.ts";
import {
  forgetPerson,
  type Person,
  personKey,
  readSessionAnswer,
  rememberedPerson,
  rememberPerson,
  type Session,
  type SessionAnswer,
} from "./person.ts";
import { createStore, useStore } from "./store.ts";

export type AuthState = {
  readonly user: Person | null;
  readonly session: Session | null;
  readonly loading: boolean;
  /** "expired": the server no longer knows this session; the journal stays open, nothing is sent. */
  readonly error: "expired" | null;
  readonly initialized: boolean;
};

const sessionWait = 4_000;
const awayLimit = 60_000;
const nobody: AuthState = { user: null, session: null, loading: false, error: null, initialized: true };

const state = createStore<AuthState>({ ...nobody, loading: true, initialized: false });

export async function startSession(): Promise<void> {
  if (!environment.isBackendConfigured) {
    state.set(nobody);
    return;
  }
  refreshAfterAbsence();
  followOtherTabs();
  const late = setTimeout(
    () => state.set({ ...state.get(), user: rememberedPerson(), initialized: true }),
    sessionWait,
  );
  await refreshSession();
  clearTimeout(late);
}

/** Asks the server who is signed in. */
export async function refreshSession(): Promise<Person | null> {
  const { data, error, status } = await callApi("/api/session", { timeout: 10_000 });
  const answer = error ? undefined : readSessionAnswer(data);
  if (answer) enterSession(answer);
  else if (answer === null || status === 401) endSession();
  else {
    reportFailure(error ?? { message: "not an answer", status });
    const user = state.get().user ?? rememberedPerson();
    state.set({ ...state.get(), user, loading: false, initialized: true });
  }
  return state.get().user;
}

/** What the server said of who is there, at sign-in too. */
export function enterSession({ person, session }: SessionAnswer): void {
  rememberPerson(person);
  state.set({ user: person, session, loading: false, error: null, initialized: true });
}

/** The server says no: whoever has the journal open keeps it and is asked to sign in; a fresh page goes to the door. */
export function endSession(): void {
  const { user, initialized } = state.get();
  if (user && initialized) state.set({ ...state.get(), session: null, loading: false, error: "expired" });
  else leaveSession();
}

/** Forgets the person on this device. */
export function leaveSession(): void {
  forgetPerson();
  state.set(nobody);
}

function refreshAfterAbsence(): void {
  let leftAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leftAt = Date.now();
    else if (Date.now() - leftAt > awayLimit && state.get().user) void refreshSession();
  });
}

function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key !== personKey) return;
    const user = rememberedPerson();
    if (user?.id === state.get().user?.id) return;
    if (user) void refreshSession();
    else state.set(nobody);
  });
}

export function currentSession(): AuthState {
  return state.get();
}

export function useSession(): AuthState {
  return useStore(state);
}
