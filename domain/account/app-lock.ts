/**
 * The app lock of a journal on one device (docs/decisions/031-app-lock.md): what is kept of it, how guesses are slowed, when it closes. It
 * covers the screen; it is no key. What it is kept as is written by `writeLock` and read by `readLock`, which take no edit by hand.
 */

/** Seconds of being away after which it closes. */
export const lockDelays = [0, 15, 60, 300] as const;
export type LockDelay = (typeof lockDelays)[number];

export const pinLength = { min: 4, max: 12 } as const;

/** A slow salted hash of the PIN; salt and hash in base64. */
export type PinHash = { readonly salt: string; readonly rounds: number; readonly hash: string };

/** How a passkey signs, by its COSE number: ES256, or RS256 (Windows Hello). */
export const passkeyAlgorithms = [-7, -257] as const;

/** A passkey of this device: its id and public key (SPKI), both in base64url. */
export type LockPasskey = {
  readonly id: string;
  readonly publicKey: string;
  readonly algorithm: (typeof passkeyAlgorithms)[number];
};

/** What opens it, and when it closes. The journal's own database keeps a copy of this part. */
export type LockTerms = {
  readonly pin: PinHash;
  readonly passkey: LockPasskey | null;
  readonly delay: LockDelay;
};

export type Lock = {
  readonly terms: LockTerms;
  readonly isLocked: boolean;
  /** Wrong PINs since the last right one. */
  readonly failures: number;
  /** Milliseconds until the next try. They pass while a page is open only, so that no clock that is set forward shortens them. */
  readonly wait: number;
};

export type PinProblem = "digits" | "short" | "long" | "simple";

/** Why this cannot be a PIN; null when it can. */
export function pinProblem(pin: string): PinProblem | null {
  if (!/^\d*$/.test(pin)) return "digits";
  if (pin.length < pinLength.min) return "short";
  if (pin.length > pinLength.max) return "long";
  return isSimple(pin) ? "simple" : null;
}

/** One digit over and over, or a run: 1111, 1234, 9876. */
function isSimple(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

const free = 4;
/** Seconds after the fifth, sixth … wrong PIN; the last one holds for all that follow. */
const waits = [30, 60, 300, 900] as const;

/** Milliseconds to wait after so many wrong PINs in a row. */
export function waitAfter(failures: number): number {
  if (failures <= free) return 0;
  return (waits[Math.min(failures - free, waits.length) - 1] ?? 900) * 1_000;
}

/** A try is counted before it is checked: a page that is closed meanwhile has had its try. */
export function countTry(lock: Lock): Lock {
  const failures = lock.failures + 1;
  return { ...lock, failures, wait: waitAfter(failures) };
}

export function forgiveTries(lock: Lock): Lock {
  return { ...lock, failures: 0, wait: 0 };
}

export function newLock(terms: LockTerms): Lock {
  return { terms, isLocked: false, failures: 0, wait: 0 };
}

/** Made anew from the copy in the journal after the entry was lost or edited: closed, and without tries for free. */
export function restoreLock(terms: LockTerms, failures = 0): Lock {
  const counted = Math.max(failures, free + 1);
  return { terms, isLocked: true, failures: counted, wait: waitAfter(counted) };
}

export function sameTerms(one: LockTerms, other: LockTerms): boolean {
  return JSON.stringify(plainTerms(one)) === JSON.stringify(plainTerms(other));
}

/** Milliseconds: as long as the change from one tab to another may take. */
export const awayGrace = 500;

type Absence = {
  /** The last use of any tab, by the device's clock in milliseconds; null when it is not known. */
  readonly lastUse: number | null;
  readonly now: number;
  /** Milliseconds since that use by a clock that nobody can set, where this page saw it. */
  readonly elapsed: number;
};

/** Whether the device was left for longer than the delay. A clock that went back counts as such. */
export function hasBeenAway({ lastUse, now, elapsed }: Absence, delay: LockDelay): boolean {
  if (lastUse === null || now < lastUse - awayGrace) return true;
  return Math.max(now - lastUse, elapsed) > delay * 1_000 + awayGrace;
}

/** @returns one line for the device's storage. `name`: the entry's, so that none can be copied to another journal. */
export function writeLock(lock: Lock, name: string): string {
  const plain = { ...lock, terms: plainTerms(lock.terms) };
  const text = JSON.stringify([plain.terms, plain.isLocked, plain.failures, plain.wait]);
  return JSON.stringify({ ...plain, check: checkOf(name + text) });
}

/** Null: there is none. "unreadable": there is one that this app did not write. */
export function readLock(text: string | null, name: string): Lock | "unreadable" | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return "unreadable";
    const terms = readTerms(value.terms);
    const { isLocked, failures, wait } = value;
    if (!terms || typeof isLocked !== "boolean" || !isCount(failures) || !isCount(wait)) return "unreadable";
    const lock = { terms, isLocked, failures, wait };
    return writeLock(lock, name) === text ? lock : "unreadable";
  } catch {
    return "unreadable";
  }
}

/** The copy that the journal keeps; null for anything else. */
export function readTerms(value: unknown): LockTerms | null {
  if (!isObject(value) || !isObject(value.pin)) return null;
  const { salt, rounds, hash } = value.pin;
  const delay = lockDelays.find((one) => one === value.delay);
  if (delay === undefined || typeof salt !== "string" || typeof hash !== "string" || !isCount(rounds))
    return null;
  const passkey = value.passkey === null ? null : readPasskey(value.passkey);
  return passkey === "unreadable" ? null : { pin: { salt, rounds, hash }, passkey, delay };
}

function readPasskey(value: unknown): LockPasskey | "unreadable" {
  if (!isObject(value)) return "unreadable";
  const { id, publicKey } = value;
  const algorithm = passkeyAlgorithms.find((one) => one === value.algorithm);
  if (typeof id !== "string" || typeof publicKey !== "string" || !algorithm) return "unreadable";
  return { id, publicKey, algorithm };
}

/** In one order, whatever order they were read in. */
function plainTerms({ pin: { salt, rounds, hash }, passkey, delay }: LockTerms): LockTerms {
  const { id, publicKey, algorithm } = passkey ?? {};
  return {
    pin: { salt, rounds, hash },
    passkey: id && publicKey && algorithm ? { id, publicKey, algorithm } : null,
    delay,
  };
}

/** FNV-1a. Notices an edit by hand; it is no signature, since whatever runs in the page can compute it. */
function checkOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
