/** The state of an app lock in one tab, and what can be done with it (lock-guard.ts). */
import type { Lock, LockTerms } from "#domain/account/app-lock.ts";
import type { Store } from "../store.ts";

export type LockState =
  | { readonly at: "none" }
  | { readonly at: "open"; readonly lock: Lock }
  | { readonly at: "locked"; readonly lock: Lock }
  /** Other tabs are being asked; covered meanwhile. */
  | { readonly at: "asking" }
  /** There is an entry that nobody can read: covered until the journal's copy of it is here. */
  | { readonly at: "damaged" };

export type LockGuard = {
  readonly journal: string;
  readonly state: Store<LockState>;
  /** The lock as it is now, another tab's last try included; null without one that can be read. */
  readonly current: () => Lock | null;
  /** False: the browser does not store it, and nothing has changed. */
  readonly set: (terms: LockTerms) => boolean;
  readonly remove: () => void;
  readonly close: () => void;
  readonly open: () => void;
  /** Before the PIN is looked at: a page that is closed meanwhile has had its try. */
  readonly countTry: () => void;
  readonly forgiveTries: () => void;
  readonly passWait: (milliseconds: number) => void;
  /** Compares with the copy that the journal's database keeps, and answers what the copy is to be. */
  readonly compare: (kept: LockTerms | null) => LockTerms | null;
  /** Closes it if everybody was away for too long. @returns whether nothing is covered afterwards. */
  readonly check: () => boolean;
  readonly noteUse: () => void;
  /** It is not needed any more; what is stored stays. */
  readonly dispose: () => void;
};
