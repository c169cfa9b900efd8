import type { Journal } from "#app/store/db/journal.ts";
import type { Disposal } from "#domain/account/device-session.ts";
import type { Unsent } from "./unsent-items.ts";

export type LeaveChoiceProps = {
  readonly journal: Journal;
  readonly unsent: Unsent;
  /** False: it could not be locked, and nothing happened. */
  readonly onLeave: (disposal: Disposal) => Promise<boolean>;
  readonly onStay: () => void;
  /** Chosen: checks again what waits, and signs out when nothing does. */
  readonly onRecheck: () => void;
};
