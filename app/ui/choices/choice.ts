import type { ReactNode } from "react";

/** One of a few exclusive answers. */
export type Choice<T extends string> = {
  value: T;
  label: ReactNode;
  /** A soft word after the label: a count, a consequence. */
  detail?: ReactNode;
};
