/**
 * The session as the app sees it (specification, sections 3, 4 and 8). Requested at start, with at most 4 s before the app renders without
 * it; requested again when a tab becomes visible after more than 60 s. domain/account/device-session.ts decides what follows from each
 * response; this module executes it.
 */
import {
  type Device,
  type DeviceEffect,
  type DeviceEvent,
  type Disposal,
  startingDevice,
  stepDevice,
} from "#domain/account/device-session.ts";
import { callApi } from "./api-client.ts";
import { reportFailure } from "./backend-health.ts";
import { environment } from "./environment.ts";
import { askBeforeLeaving, type LeavingReason } from "./leaving-questions.ts";
import { dropLocksOfOthers } from "./lock/lock-names.ts";
import { dropAccountLocks } from "./lock/lock-registry.ts";
import { clearPendingSignOut, readPendingSignOut, storePendingSignOut } from "./pending-sign-out.ts";
import {
  forgetPerson,
  type Person,
  readSessionResponse,
  rememberedPerson,
  rememberPerson,
  type Session,
  type SessionResponse,
} from "./person.ts";
import { keepPresenceForNow } from "./presence.ts";
import { endSessionOnServer, type LoadOtherJournals, putAway, putAwayBy, secureOthers } from "./put-away.ts";
import { logLoginOnce } from "./session-log.ts";
import { notifyTabs, subscribeToTabs } from "./session-tabs.ts";
import { isIdle, isSharedDevice, noteActivity, shareDevice, watchIdleness } from "./shared-device.ts";
import { createStore, useStore } from "./store.ts";
import { clearTab } from "./traces.ts";

type AuthState = {
  readonly user: Person | null;
  readonly session: Session | null;
  readonly loading: boolean;
  /** "expired": the session is no longer valid; the journal stays open, nothing is sent. */
  readonly error: "expired" | null;
  readonly initialized: boolean;
  readonly signInNotice: SignInNotice | null;
};

/** pending: signed out here, but not confirmed by the server yet. held: signed in, but another person's copy could not be put away. */
type SignInNotice =
  | {
      readonly kind: "signOutPending";
      readonly server: "confirmed" | "trying" | "unreached";
      readonly isCleared: boolean;
    }
  | { readonly kind: "blocked" };

const sessionWait = 4_000;
const awayLimit = 60_000;
/** Milliseconds between two tries to complete a sign-out while the page is open. */
const retryEvery = 15_000;
const settleTimeout = 12_000;

const device = createStore<Device<Person>>(startingDevice());
let hasStarted = false;
let lastPerson: string | null = null;
const state = createStore<AuthState>(authStateOf(device.get()));
const closers = new Set<() => void>();
const deletedAccount = createStore<{ readonly receipt: string | null } | null>(null);

/** Follows, from the start of this tab, who is signed in here: by the server, by other tabs, by absence. */
export async function watchSession(loadOthers: LoadOtherJournals): Promise<void> {
  putAwayBy(loadOthers);
  if (!environment.isBackendConfigured) {
    dispatch({ type: "answered", arrival: null });
    return;
  }
  refreshAfterAbsence();
  subscribeToTabs((news) => {
    if (news.type === "left") {
      clearTab();
      dispatch({ type: "tabLeft", pending: news.pending });
    } else if (news.type === "settled") dispatch({ type: "tabSettled" });
    else dispatch({ type: "tabArrived", personId: news.personId });
  });
  watchIdleness(() => {
    if (state.get().user) leaveDevice("idle", "lock").then(undefined, reportError);
  });
  const retry = () => isUnsettled() && dispatch({ type: "retry" });
  addEventListener("online", retry);
  setInterval(retry, retryEvery);
  setTimeout(() => dispatch({ type: "waited" }), sessionWait);
  dispatch({
    type: "started",
    remembered: rememberedPerson(),
    isIdle: isIdle(),
    now: new Date().toISOString(),
  });
}

/** Requests the session from the server. */
export async function refreshSession(): Promise<void> {
  const { data, error, status } = await callApi("/api/session", { timeout: 10_000 });
  if (error?.code === "account_deleted") return forgetDeletedAccount();
  const answer = error ? undefined : readSessionResponse(data);
  if (answer) dispatch({ type: "answered", arrival: arrivalOf(answer) });
  else if (answer === null || status === 401) dispatch({ type: "answered", arrival: null });
  else {
    reportFailure(error ?? { message: "not an answer", status });
    dispatch({ type: "answered", arrival: undefined });
  }
}

/** Handles the response of a sign-in. Resolves once it is decided: shown ("here"), or stopped at the sign-in page ("blocked"). */
export async function enterSession(answer: SessionResponse): Promise<"here" | "blocked"> {
  dispatch({ type: "signedIn", arrival: arrivalOf(answer) });
  await until(({ phase }) => phase.at !== "arriving");
  return device.get().phase.at === "here" ? "here" : "blocked";
}

/**
 * The server refused the session: an open journal stays open and asks to sign in; otherwise the sign-in page is shown. Why is asked: a
 * deleted account leaves nothing on this device.
 */
export function endSession(): void {
  const wasSignedIn = isSignedIn();
  dispatch({ type: "answered", arrival: null });
  if (wasSignedIn) void refreshSession();
}

/** The person's account was deleted, here or elsewhere: nothing of it stays in this browser. @param receipt its number, where it was done */
export function forgetDeletedAccount(receipt: string | null = null): void {
  // The server's own news of it may come before the answer with the number, or after.
  deletedAccount.set({ receipt: receipt ?? deletedAccount.get()?.receipt ?? null });
  dispatch({ type: "accountDeleted", now: new Date().toISOString() });
}

/** What the sign-in page says of an account that was deleted; null while none was. */
export function useDeletedAccount(): { readonly receipt: string | null } | null {
  return useStore(deletedAccount);
}

/**
 * The only way to close a journal on this device. The registered questions are asked first (leaving-questions.ts). False: one was answered
 * with no, and nothing happened.
 */
export async function leaveDevice(reason: LeavingReason, disposal: Disposal): Promise<boolean> {
  if (!(await askBeforeLeaving(reason))) return false;
  dispatch({ type: "leave", disposal, now: new Date().toISOString() });
  return true;
}

/** Sends a pending sign-out before a sign-in. False when the server could not be reached. */
export async function settleSignOut(): Promise<boolean> {
  if (device.get().phase.at !== "leaving") return true;
  dispatch({ type: "retry" });
  await until(({ phase }) => phase.at !== "leaving" || (phase.server !== "busy" && phase.device !== "busy"));
  const { phase } = device.get();
  return phase.at !== "leaving" || phase.server === "done";
}

/** Stopped at the sign-in page: retries, or deletes the copies of other persons. */
export function resolveHeld(choice: "retry" | "discard"): void {
  dispatch(choice === "retry" ? { type: "retry" } : { type: "discardOthers" });
}

/** `close` is called when the journal is to be closed, before its database is deleted. */
export function onLeaving(close: () => void): void {
  closers.add(close);
}

/** Before a database is deleted. */
export function closeJournals(): void {
  for (const close of closers) close();
}

/** Sets whether this browser is shared; if so the person is no longer remembered, at once. */
export function chooseSharedDevice(isShared: boolean): void {
  shareDevice(isShared);
  const { user } = state.get();
  if (user) remember(user);
}

/** This page's memory may still contain another person's data: another journal is opened after a reload. */
export function hasShownSomeone(): boolean {
  return device.get().shown !== null;
}

/** The person this page last belonged to, if known: a requested page is theirs. */
export function lastPersonId(): string | null {
  return lastPerson;
}

const arrivalOf = ({ person, session }: SessionResponse) => ({ person, expiresAt: session.expiresAt });

function dispatch(event: DeviceEvent<Person>): void {
  const { device: next, effects } = stepDevice(device.get(), event, readPendingSignOut());
  if (next.phase.at === "starting") lastPerson = next.phase.remembered?.id ?? null;
  if (next.phase.at === "here") lastPerson = next.phase.person.id;
  device.set(next);
  // Stored before the screen changes.
  for (const effect of effects) if (effect.type === "keepPending") run(effect);
  const shown = authStateOf(next);
  if (JSON.stringify(shown) !== JSON.stringify(state.get())) state.set(shown);
  for (const effect of effects) if (effect.type !== "keepPending") run(effect);
}

function run(effect: DeviceEffect<Person>): void {
  switch (effect.type) {
    case "refresh":
      void refreshSession();
      break;
    case "keepPending":
      storePendingSignOut(effect.pending);
      break;
    case "clearPendingSignOut":
      clearPendingSignOut();
      break;
    case "remember":
      remember(effect.person);
      break;
    case "forget":
      forgetPerson();
      dropAccountLocks();
      break;
    case "close":
      closeJournals();
      break;
    case "notifyTabs":
      notifyTabs(effect.news);
      break;
    case "noteLogin":
      void logLoginOnce(effect.person.id);
      break;
    case "reload":
      location.reload();
      break;
    case "secure":
      // When nobody is signed in, only a shared device is cleared: on one's own the journal waits for its owner.
      if (effect.personId !== null || isSharedDevice())
        void secureOthers(effect).then((isSecured) => {
          if (isSecured) dropLocksOfOthers(effect.personId);
          dispatch({ type: "secured", isSecured });
        });
      break;
    case "putAway":
      void putAway(effect.pending).then((isDone) => dispatch({ type: "putAway", isDone }));
      break;
    case "endSession":
      void endSessionOnServer(effect.log).then((hasEnded) => dispatch({ type: "ended", hasEnded }));
      break;
  }
}

function remember(person: Person): void {
  rememberPerson(person);
  if (!isSharedDevice()) return;
  keepPresenceForNow();
  noteActivity();
}

function authStateOf({ phase }: Device<Person>): AuthState {
  hasStarted ||= phase.at !== "starting" && phase.at !== "arriving";
  const nobody = {
    user: null,
    session: null,
    loading: false,
    error: null,
    initialized: hasStarted,
    signInNotice: null,
  };
  switch (phase.at) {
    case "starting":
    case "arriving":
      return { ...nobody, loading: true };
    case "signedOut":
      return { ...nobody, loading: !phase.isSure };
    case "blocked":
      return { ...nobody, signInNotice: { kind: "blocked" } };
    case "leaving": {
      const { server, device: here } = phase;
      const told = server === "done" ? "confirmed" : server === "stuck" ? "unreached" : "trying";
      return {
        ...nobody,
        signInNotice: { kind: "signOutPending", server: told, isCleared: here !== "stuck" },
      };
    }
    case "here":
      return {
        ...nobody,
        user: phase.person,
        session: phase.expiresAt === null ? null : { expiresAt: phase.expiresAt },
        error: phase.isExpired ? "expired" : null,
      };
  }
}

function isUnsettled(): boolean {
  const { phase } = device.get();
  return phase.at === "leaving" || (phase.at === "signedOut" && !phase.isSure);
}

function until(isMet: (device: Device<Person>) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, settleTimeout);
  const check = () => isMet(device.get()) && resolve();
  const stop = device.subscribe(check);
  check();
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}

function refreshAfterAbsence(): void {
  let leftAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") leftAt = Date.now();
    else if (Date.now() - leftAt > awayLimit && state.get().user) void refreshSession();
  });
  // A page that comes back from the browser's back/forward cache heard nothing of a sign-out meanwhile: whoever is gone finds the door.
  addEventListener("pageshow", async ({ persisted }) => {
    if (!persisted || !state.get().user) return;
    await refreshSession();
    if (state.get().error) location.reload();
  });
}

export function currentSession(): AuthState {
  return state.get();
}

/** Whether the session was valid at the last response; true without any response. */
export function isSignedIn(): boolean {
  const { user, error } = state.get();
  return user !== null && error === null;
}

export function subscribeToSession(listener: () => void): () => void {
  return state.subscribe(listener);
}

export function useSession(): AuthState {
  return useStore(state);
}
