import type { Journal } from "#app/store/db/journal.ts";
import type { Disposal } from "#domain/account/device-session.ts";
import type { Unsent } from "./unsent-items.ts";

export type LeaveChoiceProps = {
  readonly journal: Journal;
  readonly unsent: Unsent;
  /** False: it could not be locked away, and nothing happened. */
  readonly onLeave: (disposal: Disposal) => Promise<boolean>;
  readonly onStay: () => void;
  /** Looks again at what waits; leaves when nothing does. */
  readonly onLook: () => void;
};
