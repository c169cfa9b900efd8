import type { ReactNode } from "react";
import { BackFace, backClass } from "./back-style.tsx";

type BackButtonProps = { onClick: () => void; children: ReactNode };

/** One step back on the same page. */
export function BackButton({ onClick, children }: BackButtonProps) {
  return (
    <button type="button" onClick={onClick} className={backClass}>
      <BackFace>{children}</BackFace>
    </button>
  );
}
