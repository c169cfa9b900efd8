import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { isRecord } from "#app/lib/person.ts";
import { paths } from "#app/paths.ts";
import { useDraft } from "#app/store/drafts/drafts.ts";
import { rememberedKey } from "./remembered-key.ts";

/** The room of the banner: two lines on a phone, one on a wide screen. */
export function PaymentRoom({ children }: { children?: ReactNode }) {
  return <div className="min-h-16 border-b border-line bg-surface lg:min-h-11">{children}</div>;
}

/** Keeps the banner's room from the first frame on when this device last heard of a failed payment: the page does not move. */
export function RememberedPaymentRoom() {
  const { pathname } = useLocation();
  const { value: hasProblem } = useDraft(rememberedKey, readProblem);
  return hasProblem && pathname !== paths.subscription ? <PaymentRoom /> : null;
}

/** Without the schema of the answer, which comes with the banner. */
function readProblem(stored: unknown): boolean {
  return isRecord(stored) && isRecord(stored.answer) && stored.answer.payment_problem === true;
}
