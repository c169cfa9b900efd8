/**
 * Which journal this browser shows, and which sign-out is still pending: one state machine for signing in and out, changing
 * person, other tabs and a page that is closed half-way (docs/decisions/015-signing-out.md). It only decides; app/lib/session.ts
 * executes the `effects` in their order.
 *
 * Three guarantees: nobody is shown while a sign-out is pending; nobody is shown before the copies of others are deleted or
 * locked; unsent data is deleted only on the person's own request.
 */
type Visitor = { readonly id: string };

/** What happens to unsent data: deleted on the person's request, or locked for them. */
export type Disposal = "delete" | "lock";

/** A sign-out that is not completed; stored on the device before anything else happens. */
export type PendingSignOut = {
  /** Null when the session's owner is unknown. */
  readonly personId: string | null;
  readonly disposal: Disposal;
  /** ISO 8601, by the device's clock. */
  readonly since: string;
};

export type Arrival<P extends Visitor> = { readonly person: P; readonly expiresAt: string };

/** "elsewhere": another tab is doing it. */
type Progress = "busy" | "stuck" | "done" | "elsewhere";

type Phase<P extends Visitor> =
  | { readonly at: "starting"; readonly remembered: P | null }
  /** Nobody is signed in. `isSure`: confirmed by the server. */
  | { readonly at: "signedOut"; readonly isSure: boolean }
  /** Signed in, not shown yet: the copies of others are being put away. */
  | { readonly at: "arriving"; readonly arrival: Arrival<P> }
  /** The copies of others could not be put away. */
  | { readonly at: "blocked"; readonly arrival: Arrival<P> }
  /** The only phase that shows anyone. `expiresAt` null: the server did not respond. */
  | {
      readonly at: "here";
      readonly person: P;
      readonly expiresAt: string | null;
      readonly isExpired: boolean;
    }
  /** `device`: this browser's copy; `server`: the session. */
  | {
      readonly at: "leaving";
      readonly pending: PendingSignOut;
      readonly device: Progress;
      readonly server: Progress;
    };

export type Device<P extends Visitor> = {
  readonly phase: Phase<P>;
  /** The person this page has shown: its memory may still contain their data, so it shows nobody else. */
  readonly shown: string | null;
};

export type DeviceEvent<P extends Visitor> =
  /** `isIdle`: a shared browser without input for a quarter of an hour. */
  | {
      readonly type: "started";
      readonly remembered: P | null;
      readonly isIdle: boolean;
      readonly now: string;
    }
  /** The server is slow to respond. */
  | { readonly type: "waited" }
  /** The signed-in person according to the server; null: nobody; undefined: no response. */
  | { readonly type: "answered"; readonly arrival: Arrival<P> | null | undefined }
  | { readonly type: "signedIn"; readonly arrival: Arrival<P> }
  | { readonly type: "secured"; readonly isSecured: boolean }
  /** In the phase "blocked": the copies of others are deleted on confirmation. */
  | { readonly type: "discardOthers" }
  | { readonly type: "leave"; readonly disposal: Disposal; readonly now: string }
  /** The person's account was deleted: what this browser holds of them goes, unsent data too. */
  | { readonly type: "accountDeleted"; readonly now: string }
  | { readonly type: "putAway"; readonly isDone: boolean }
  | { readonly type: "ended"; readonly hasEnded: boolean }
  /** The network is back, or some time has passed. */
  | { readonly type: "retry" }
  | { readonly type: "tabLeft"; readonly pending: PendingSignOut }
  | { readonly type: "tabSettled" }
  | { readonly type: "tabArrived"; readonly personId: string };

export type TabNews =
  | { readonly type: "left"; readonly pending: PendingSignOut }
  | { readonly type: "settled" }
  | { readonly type: "arrived"; readonly personId: string };

export type DeviceEffect<P extends Visitor> =
  | { readonly type: "refresh" }
  | { readonly type: "keepPending"; readonly pending: PendingSignOut }
  | { readonly type: "clearPendingSignOut" }
  | { readonly type: "remember"; readonly person: P }
  | { readonly type: "forget" }
  /** Followed by the event "secured". `personId`: whose copy stays; null: nobody's. */
  | { readonly type: "secure"; readonly personId: string | null; readonly disposal: Disposal }
  /** Closes the journal, empties the stores, locks or deletes the copy. Followed by the event "putAway". */
  | { readonly type: "putAway"; readonly pending: PendingSignOut }
  /** Deletes the presence cookie and ends the session on the server. `log`: whose logout is logged first. Followed by the event "ended". */
  | { readonly type: "endSession"; readonly log: string | null }
  | { readonly type: "close" }
  | { readonly type: "notifyTabs"; readonly news: TabNews }
  | { readonly type: "noteLogin"; readonly person: P }
  /** A page that has shown one person is reloaded before it shows another. */
  | { readonly type: "reload" };

type Step<P extends Visitor> = {
  readonly device: Device<P>;
  readonly effects: readonly DeviceEffect<P>[];
};

export function startingDevice<P extends Visitor>(): Device<P> {
  return { phase: { at: "starting", remembered: null }, shown: null };
}

/** @param pending the stored pending sign-out, read now: another tab may have written it since the last event. */
export function stepDevice<P extends Visitor>(
  device: Device<P>,
  event: DeviceEvent<P>,
  pending: PendingSignOut | null,
): Step<P> {
  const stay: Step<P> = { device, effects: [] };
  const to = (phase: Phase<P>, ...effects: DeviceEffect<P>[]): Step<P> => ({
    device: { phase, shown: phase.at === "here" ? phase.person.id : device.shown },
    effects,
  });
  const { phase } = device;
  if (pending && phase.at !== "leaving" && event.type !== "started") return followTab(pending, to);

  switch (event.type) {
    case "started":
      if (pending) return resume(pending, to);
      if (event.remembered && event.isIdle)
        return leave({ personId: event.remembered.id, disposal: "lock", since: event.now }, to);
      return to({ at: "starting", remembered: event.remembered }, { type: "refresh" });
    case "waited":
      return phase.at === "starting" ? showRemembered(phase.remembered, to) : stay;
    case "answered":
      return answer(device, event.arrival, to) ?? stay;
    case "signedIn":
      return signIn(phase, event.arrival, to) ?? stay;
    case "secured":
      if (phase.at !== "arriving") return stay;
      return event.isSecured
        ? enter(device, phase.arrival, to)
        : to({ at: "blocked", arrival: phase.arrival });
    case "discardOthers":
      return phase.at === "blocked" ? arrive(phase.arrival, "delete", to) : stay;
    case "leave": {
      const personId = personOf(phase);
      if (personId === null) return stay;
      // A person who was not shown yet has no copy here.
      return leave({ personId, disposal: event.disposal, since: event.now }, to);
    }
    case "accountDeleted": {
      const personId = phase.at === "starting" ? (phase.remembered?.id ?? null) : personOf(phase);
      if (personId === null) return answer(device, null, to) ?? stay;
      return leave({ personId, disposal: "delete", since: event.now }, to);
    }
    case "putAway":
      return phase.at === "leaving"
        ? settle({ ...phase, device: event.isDone ? "done" : "stuck" }, to)
        : stay;
    case "ended":
      return phase.at === "leaving"
        ? settle({ ...phase, server: event.hasEnded ? "done" : "stuck" }, to)
        : stay;
    case "retry":
      return retry(phase, pending, to) ?? stay;
    case "tabLeft":
      return phase.at === "leaving" ? stay : followTab(event.pending, to);
    case "tabSettled":
      return phase.at === "leaving" ? to({ at: "signedOut", isSure: true }) : stay;
    case "tabArrived":
      if (phase.at === "signedOut") return { device, effects: [{ type: "refresh" }] };
      if (phase.at !== "here" || phase.person.id === event.personId) return stay;
      return to(
        { at: "signedOut", isSure: false },
        { type: "forget" },
        { type: "close" },
        { type: "refresh" },
      );
  }
}

type To<P extends Visitor> = (phase: Phase<P>, ...effects: DeviceEffect<P>[]) => Step<P>;

function answer<P extends Visitor>(
  { phase }: Device<P>,
  arrival: Arrival<P> | null | undefined,
  to: To<P>,
): Step<P> | null {
  switch (phase.at) {
    case "starting":
      if (arrival === undefined) return showRemembered(phase.remembered, to);
      if (arrival === null) return nobody(to);
      return phase.remembered?.id === arrival.person.id ? refresh(arrival, to) : arrive(arrival, "lock", to);
    case "signedOut":
      if (arrival === undefined) return to({ at: "signedOut", isSure: true });
      return arrival === null ? nobody(to) : arrive(arrival, "lock", to);
    case "here":
      if (arrival === undefined) return null;
      if (arrival === null) return to({ ...phase, expiresAt: null, isExpired: true });
      return phase.person.id === arrival.person.id ? refresh(arrival, to) : arrive(arrival, "lock", to);
    default:
      return null;
  }
}

/** The server knows that the last session ended; what is left of that person is put away with the copies of others. */
function signIn<P extends Visitor>(phase: Phase<P>, arrival: Arrival<P>, to: To<P>): Step<P> | null {
  if (phase.at !== "leaving") return arrive(arrival, "lock", to);
  if (phase.server !== "done" || phase.device === "busy") return null;
  const step = arrive(arrival, "lock", to);
  return { ...step, effects: [{ type: "clearPendingSignOut" }, ...step.effects] };
}

/** No response is not a sign-out: the journal is on the device and is shown. */
function showRemembered<P extends Visitor>(remembered: P | null, to: To<P>): Step<P> {
  if (remembered === null) return to({ at: "signedOut", isSure: false });
  return to({ at: "here", person: remembered, expiresAt: null, isExpired: false });
}

function nobody<P extends Visitor>(to: To<P>): Step<P> {
  return to(
    { at: "signedOut", isSure: true },
    { type: "forget" },
    { type: "secure", personId: null, disposal: "lock" },
  );
}

function refresh<P extends Visitor>({ person, expiresAt }: Arrival<P>, to: To<P>): Step<P> {
  return to(
    { at: "here", person, expiresAt, isExpired: false },
    { type: "remember", person },
    { type: "noteLogin", person },
  );
}

function arrive<P extends Visitor>(arrival: Arrival<P>, disposal: Disposal, to: To<P>): Step<P> {
  return to(
    { at: "arriving", arrival },
    { type: "forget" },
    { type: "close" },
    { type: "secure", personId: arrival.person.id, disposal },
  );
}

function enter<P extends Visitor>(
  { shown }: Device<P>,
  { person, expiresAt }: Arrival<P>,
  to: To<P>,
): Step<P> {
  const told: DeviceEffect<P>[] = [
    { type: "remember", person },
    { type: "noteLogin", person },
    { type: "notifyTabs", news: { type: "arrived", personId: person.id } },
  ];
  if (shown === null || shown === person.id)
    return to({ at: "here", person, expiresAt, isExpired: false }, ...told);
  return to({ at: "arriving", arrival: { person, expiresAt } }, ...told, { type: "reload" });
}

function personOf<P extends Visitor>(phase: Phase<P>): string | null {
  if (phase.at === "here") return phase.person.id;
  return phase.at === "arriving" || phase.at === "blocked" ? phase.arrival.person.id : null;
}

/** The pending sign-out is stored before anything else is changed: a page that is closed at any point continues from there. */
function leave<P extends Visitor>(pending: PendingSignOut, to: To<P>): Step<P> {
  return to(
    { at: "leaving", pending, device: "busy", server: "busy" },
    { type: "keepPending", pending },
    { type: "forget" },
    { type: "close" },
    { type: "notifyTabs", news: { type: "left", pending } },
    { type: "endSession", log: pending.personId },
    { type: "putAway", pending },
  );
}

/** Another tab is signing out. */
function followTab<P extends Visitor>(pending: PendingSignOut, to: To<P>): Step<P> {
  return to(
    { at: "leaving", pending, device: "elsewhere", server: "elsewhere" },
    { type: "forget" },
    { type: "close" },
  );
}

/** Interrupted: everything is repeated; each part is idempotent. */
function resume<P extends Visitor>(pending: PendingSignOut, to: To<P>): Step<P> {
  return to(
    { at: "leaving", pending, device: "busy", server: "busy" },
    { type: "forget" },
    { type: "endSession", log: null },
    { type: "putAway", pending },
  );
}

function settle<P extends Visitor>(phase: Extract<Phase<P>, { at: "leaving" }>, to: To<P>): Step<P> {
  if (phase.device !== "done" || phase.server !== "done") return to(phase);
  return to(
    { at: "signedOut", isSure: true },
    { type: "clearPendingSignOut" },
    { type: "notifyTabs", news: { type: "settled" } },
  );
}

function retry<P extends Visitor>(
  phase: Phase<P>,
  pending: PendingSignOut | null,
  to: To<P>,
): Step<P> | null {
  if (phase.at === "blocked") return arrive(phase.arrival, "lock", to);
  if (phase.at === "signedOut" && !phase.isSure) return to(phase, { type: "refresh" });
  if (phase.at !== "leaving") return null;
  const isOpen = (progress: Progress) => progress === "stuck" || progress === "elsewhere";
  // Another tab has completed it.
  if (pending === null && (phase.device === "elsewhere" || phase.server === "elsewhere"))
    return to({ at: "signedOut", isSure: true });
  const effects: DeviceEffect<P>[] = [];
  if (isOpen(phase.server)) effects.push({ type: "endSession", log: null });
  if (isOpen(phase.device)) effects.push({ type: "putAway", pending: phase.pending });
  const busy = (progress: Progress) => (isOpen(progress) ? "busy" : progress);
  return to({ ...phase, device: busy(phase.device), server: busy(phase.server) }, ...effects);
}
