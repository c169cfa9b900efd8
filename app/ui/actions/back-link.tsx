import type { ReactNode } from "react";
import { Link } from "react-router";
import { BackFace, backClass } from "./back-style.tsx";

type BackLinkProps = { to: string; children: ReactNode };

/** A link back, named by the page it leads to. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={backClass}>
      <BackFace>{children}</BackFace>
    </Link>
  );
}
