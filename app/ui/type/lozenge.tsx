import { classNames } from "#app/ui/styles/class-names.ts";

/** One step of an appreciation: ink when reached, an outline when not. */
export function Lozenge({ filled, size = 11 }: { filled: boolean; size?: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" width={size} height={size} className="block flex-none">
      <path
        d="M6 .9 11.1 6 6 11.1.9 6Z"
        strokeWidth={size > 16 ? 0.62 : 1}
        className={classNames(
          "transition-[fill] duration-(--quick)",
          filled ? "fill-ink stroke-ink" : "fill-transparent stroke-line-strong",
        )}
      />
    </svg>
  );
}
