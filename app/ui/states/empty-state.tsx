import type { ReactNode } from "react";

type EmptyStateProps = {
  /** Unmapped land, drawn edge to edge; the neatline closes it. */
  illustration?: ReactNode;
  /** One sentence that teaches. */
  sentence: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** Not wider than the drawing bears: its hairlines would become strokes. */
export function EmptyState({ illustration, sentence, action }: EmptyStateProps) {
  return (
    <section className="flex max-w-[48rem] flex-col gap-5">
      {illustration && (
        <div>
          {illustration}
          <div aria-hidden="true" className="neatline" />
        </div>
      )}
      <div className="flex flex-col items-start gap-5 md:flex-row md:items-center md:justify-between md:gap-10">
        <p className="max-w-[26rem] type-lead text-ink">{sentence}</p>
        {action && <div className="flex-none">{action}</div>}
      </div>
    </section>
  );
}
