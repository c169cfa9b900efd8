import { type ReactNode, useState } from "react";
import { Asked } from "./asked.tsx";

type Question = { readonly answer: unknown; readonly problem: unknown };

type AllAskedProps = {
  questions: readonly Question[];
  /** In the place of all of it, until each has its answer or its problem. */
  waiting: ReactNode;
  children: ReactNode;
};

const unanswered = { answer: undefined, problem: null, askAgain: () => undefined };

/** A page is drawn once (app/lib/page-part.tsx): what stands below a late answer comes with it, and does not move. */
export function AllAsked({ questions, waiting, children }: AllAskedProps) {
  const [isDrawn, setDrawn] = useState(false);
  const isHere = questions.every(({ answer, problem }) => answer !== undefined || problem !== null);
  // What is drawn stands, also while a question that failed is asked again.
  if (isHere && !isDrawn) setDrawn(true);
  if (isHere || isDrawn) return children;
  return (
    <Asked asked={unanswered} waiting={waiting}>
      {() => null}
    </Asked>
  );
}
