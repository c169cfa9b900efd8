/** The signed-in person; read from `GET /api/session` and remembered for when there is no network. */
import { readLocal, removeLocal, writeLocal } from "./local-storage.ts";
import { isSharedDevice } from "./shared-device.ts";

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly isAdmin: boolean;
  readonly role: string;
  /** ISO 8601: when the account is destroyed, whose deletion was requested; null for all others. */
  readonly deletionDueAt: string | null;
  /** ISO 8601: when a way back for lost factors opens, or opened, that nobody stopped; null without one. */
  readonly factorLossDueAt: string | null;
};

export type Session = { readonly expiresAt: string };
export type SessionResponse = { readonly person: Person; readonly session: Session };

/** null: signed out. undefined: not a valid response. */
export function readSessionResponse(value: unknown): SessionResponse | null | undefined {
  if (value === null) return null;
  if (!isRecord(value) || typeof value.expiresAt !== "string") return undefined;
  const person = readPerson(value.person);
  return person ? { person, session: { expiresAt: value.expiresAt } } : undefined;
}

function readPerson(value: unknown): Person | null {
  if (!isRecord(value) || typeof value.id !== "string" || typeof value.email !== "string") return null;
  return {
    id: value.id,
    email: value.email,
    emailVerified: value.emailVerified === true,
    firstName: textOrNull(value.firstName),
    isAdmin: value.isAdmin === true,
    role: typeof value.role === "string" ? value.role : "user",
    deletionDueAt: textOrNull(value.deletionDueAt),
    factorLossDueAt: textOrNull(value.factorLossDueAt),
  };
}

const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const personKey = "tendre.person";
const stayKey = "tendre.staySignedIn";

/** Without "remember me", and on a shared device, the person is forgotten when the tab is closed. */
export function rememberPerson(person: Person): void {
  const text = JSON.stringify(person);
  if (readLocal(stayKey) === "false" || isSharedDevice()) {
    removeLocal(personKey);
    writeTab(text);
  } else writeLocal(personKey, text);
}

export function rememberStaying(stay: boolean): void {
  writeLocal(stayKey, String(stay));
}

export function rememberedPerson(): Person | null {
  const text = readTab() ?? readLocal(personKey);
  try {
    return text === null ? null : readPerson(JSON.parse(text));
  } catch {
    return null;
  }
}

export function forgetPerson(): void {
  removeLocal(personKey);
  writeTab(null);
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(personKey);
  } catch {
    return null;
  }
}

function writeTab(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(personKey);
    else sessionStorage.setItem(personKey, text);
  } catch {
    return;
  }
}
