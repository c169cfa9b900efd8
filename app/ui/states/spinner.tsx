import { WalkingDots } from "./walking-dots.tsx";

/** Dots on their way, with the words that say for what. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-3 type-small text-ink-soft">
      <WalkingDots />
      {label}
    </span>
  );
}
