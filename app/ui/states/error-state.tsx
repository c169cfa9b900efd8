import type { ReactNode } from "react";

type ErrorStateProps = {
  /** The broken path, the Dangerous Sea. */
  illustration?: ReactNode;
  title: ReactNode;
  /** What is safe and what can be done. */
  text?: ReactNode;
  /** A button first, then a quiet link. */
  actions?: ReactNode;
  /** The page's own title when it is all there is. */
  as?: "h1" | "h2" | undefined;
};

export function ErrorState({ illustration, title, text, actions, as: Element = "h2" }: ErrorStateProps) {
  return (
    <section className="flex flex-col gap-5">
      {illustration}
      <div className="flex flex-col gap-2">
        <Element className="type-title text-[1.75rem]/9">{title}</Element>
        {text && <p className="max-w-measure type-body text-ink-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-4">{actions}</div>}
    </section>
  );
}
