/**
 * The session as the app sees it (specification, sections 3, 4 and 8). Asked for at start, 4 s at most before the app
 * renders without waiting; asked again when a tab is looked at after more than 60 s. What follows from each answer is
 * decided by domain/account/device-session.ts; here it is done.
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
import {
  forgetPerson,
  type Person,
  readSessionAnswer,
  rememberedPerson,
  rememberPerson,
  type Session,
  type SessionAnswer,
} from "./person.ts";
import { keepPresenceForNow } from "./presence.ts";
import { endSessionOnServer, type LoadOtherJournals, putAway, putAwayBy, secureOthers } from "./put-away.ts";
import { logLoginOnce } from "./session-log.ts";
import { hearTabs, tellTabs } from "./session-tabs.ts";
import { isIdle, isSharedDevice, noteActivity, shareDevice, watchIdleness } from "./shared-device.ts";
import { forgetOwed, keepOwed, readOwed } from "./sign-out-owed.ts";
import { createStore, useStore } from "./store.ts";
import { clearTab } from "./traces.ts";

type AuthState = {
  readonly user: Person | null;
  readonly session: Session | null;
  readonly loading: boolean;
  /** "expired": the server no longer knows this session; the journal stays open, nothing is sent. */
  readonly error: "expired" | null;
  readonly initialized: boolean;
  readonly door: DoorNotice | null;
};

/** owed: signed out here, and not answered yet. held: signed in, and another's copy could not be put away. */
type DoorNotice =
  | { readonly kind: "owed"; readonly server: "told" | "trying" | "unreached"; readonly isCleared: boolean }
  | { readonly kind: "held" };

const sessionWait = 4_000;
const awayLimit = 60_000;
/** Milliseconds between two tries to end what is owed while the page is open. */
const retryEvery = 15_000;
const settlePatience = 12_000;

const device = createStore<Device<Person>>(startingDevice());
let hasStarted = false;
let lastPerson: string | null = null;
const state = createStore<AuthState>(authStateOf(device.get()));
const closers = new Set<() => void>();

export async function startSession(loadOthers: LoadOtherJournals): Promise<void> {
  putAwayBy(loadOthers);
  if (!environment.isBackendConfigured) {
    dispatch({ type: "answered", arrival: null });
    return;
  }
  refreshAfterAbsence();
  hearTabs((news) => {
    if (news.type === "left") {
      clearTab();
      dispatch({ type: "tabLeft", owed: news.owed });
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

/** Asks the server who is signed in. */
export async function refreshSession(): Promise<void> {
  const { data, error, status } = await callApi("/api/session", { timeout: 10_000 });
  const answer = error ? undefined : readSessionAnswer(data);
  if (answer) dispatch({ type: "answered", arrival: arrivalOf(answer) });
  else if (answer === null || status === 401) dispatch({ type: "answered", arrival: null });
  else {
    reportFailure(error ?? { message: "not an answer", status });
    dispatch({ type: "answered", arrival: undefined });
  }
}

/** What the sign-in answered. Resolves when it is decided: shown, or held at the door. */
export async function enterSession(answer: SessionAnswer): Promise<"here" | "held"> {
  dispatch({ type: "signedIn", arrival: arrivalOf(answer) });
  await until(({ phase }) => phase.at !== "arriving");
  return device.get().phase.at === "here" ? "here" : "held";
}

/** The server says no: whoever has the journal open keeps it and is asked to sign in; a fresh page goes to the door. */
export function endSession(): void {
  dispatch({ type: "answered", arrival: null });
}

/**
 * The one way out of a journal on this device, whatever the reason. Whoever keeps something that goes with it, a key say,
 * is asked first (leaving-questions.ts). False: one of them said no, and nothing happened.
 */
export async function leaveDevice(reason: LeavingReason, disposal: Disposal): Promise<boolean> {
  if (!(await askBeforeLeaving(reason))) return false;
  dispatch({ type: "leave", disposal, now: new Date().toISOString() });
  return true;
}

/** Before anyone signs in: what is owed is sent first. False when the server could not be told. */
export async function settleSignOut(): Promise<boolean> {
  if (device.get().phase.at !== "leaving") return true;
  dispatch({ type: "retry" });
  await until(({ phase }) => phase.at !== "leaving" || (phase.server !== "busy" && phase.device !== "busy"));
  const { phase } = device.get();
  return phase.at !== "leaving" || phase.server === "done";
}

/** At the door, held: tries again, or deletes what others have left here. */
export function resolveHeld(choice: "retry" | "discard"): void {
  dispatch(choice === "retry" ? { type: "retry" } : { type: "discardOthers" });
}

/** Called when the journal is to be let go of, before its database goes. */
export function onLeaving(close: () => void): void {
  closers.add(close);
}

/** Says whether others use this browser, and keeps the promise at once: whoever is here is no longer remembered. */
export function chooseSharedDevice(isShared: boolean): void {
  shareDevice(isShared);
  const { user } = state.get();
  if (user) remember(user);
}

/** This page's memory may still hold somebody: another journal is opened by a fresh one. */
export function hasShownSomeone(): boolean {
  return device.get().shown !== null;
}

/** Whose page this was, as far as it was known: a page first asked for is theirs. */
export function lastPersonId(): string | null {
  return lastPerson;
}

const arrivalOf = ({ person, session }: SessionAnswer) => ({ person, expiresAt: session.expiresAt });

function dispatch(event: DeviceEvent<Person>): void {
  const { device: next, effects } = stepDevice(device.get(), event, readOwed());
  if (next.phase.at === "starting") lastPerson = next.phase.remembered?.id ?? null;
  if (next.phase.at === "here") lastPerson = next.phase.person.id;
  device.set(next);
  // On the disk before the screen moves.
  for (const effect of effects) if (effect.type === "keepOwed") run(effect);
  const shown = authStateOf(next);
  if (JSON.stringify(shown) !== JSON.stringify(state.get())) state.set(shown);
  for (const effect of effects) if (effect.type !== "keepOwed") run(effect);
}

function run(effect: DeviceEffect<Person>): void {
  switch (effect.type) {
    case "ask":
      void refreshSession();
      break;
    case "keepOwed":
      keepOwed(effect.owed);
      break;
    case "forgetOwed":
      forgetOwed();
      break;
    case "remember":
      remember(effect.person);
      break;
    case "forget":
      forgetPerson();
      break;
    case "close":
      for (const close of closers) close();
      break;
    case "tell":
      tellTabs(effect.news);
      break;
    case "noteLogin":
      void logLoginOnce(effect.person.id);
      break;
    case "reload":
      location.reload();
      break;
    case "secure":
      // With nobody here, only a device of several people's is cleared: on one's own the journal waits for its owner.
      if (effect.personId !== null || isSharedDevice())
        void secureOthers(effect).then((isSecured) => dispatch({ type: "secured", isSecured }));
      break;
    case "putAway":
      void putAway(effect.owed).then((isDone) => dispatch({ type: "putAway", isDone }));
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
    door: null,
  };
  switch (phase.at) {
    case "starting":
    case "arriving":
      return { ...nobody, loading: true };
    case "door":
      return { ...nobody, loading: !phase.isSure };
    case "held":
      return { ...nobody, door: { kind: "held" } };
    case "leaving": {
      const { server, device: here } = phase;
      const told = server === "done" ? "told" : server === "stuck" ? "unreached" : "trying";
      return { ...nobody, door: { kind: "owed", server: told, isCleared: here !== "stuck" } };
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
  return phase.at === "leaving" || (phase.at === "door" && !phase.isSure);
}

function until(isMet: (device: Device<Person>) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, settlePatience);
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
}

export function currentSession(): AuthState {
  return state.get();
}

/** Whether the server last knew this session; without an answer from it, that it did not say no. */
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
