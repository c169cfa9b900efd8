import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { BackButton } from "./back-button.tsx";
import { BackLink } from "./back-link.tsx";

type WayBackProps = { fallback: string; children: ReactNode };

/** To where one came from; to `fallback` where the page was opened by its address. */
export function WayBack({ fallback, children }: WayBackProps) {
  const navigate = useNavigate();
  if (!cameFromHere()) return <BackLink to={fallback}>{children}</BackLink>;
  return <BackButton onClick={() => void navigate(-1)}>{children}</BackButton>;
}

/** The router numbers the pages of one visit from 0. */
function cameFromHere(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && state.idx !== 0;
}
