import type { ReactNode } from "react";

/** A double-ruled frame. One per screen. */
export function Cartouche({ children }: { children: ReactNode }) {
  return <div className="cartouche p-6 lg:p-7">{children}</div>;
}
