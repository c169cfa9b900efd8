import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/styles/class-names.ts";
import { Icon } from "./icon.tsx";

type RemarkProps = Omit<ComponentProps<"p">, "className"> & {
  icon?: LucideIcon | undefined;
  tone?: "soft" | "good" | "warn" | "bad" | undefined;
  /** `mark` colours the icon only; `text` the text too. Errors are coloured, the rest stays muted. */
  colours?: "mark" | "text" | undefined;
};

const toneClass = { soft: "text-ink-soft", good: "text-good", warn: "text-warn", bad: "text-bad" };

/** A small sentence with a mark before it: an error, a draft kept, a warning. Never boxed. */
export function Remark({
  icon,
  tone = "soft",
  colours = tone === "bad" ? "text" : "mark",
  children,
  ...rest
}: RemarkProps) {
  return (
    <p
      className={classNames(
        "flex items-start gap-2 type-small",
        colours === "text" ? toneClass[tone] : "text-ink-soft",
      )}
      {...rest}
    >
      {icon && (
        <span className={classNames("pt-[2.5px]", toneClass[tone])}>
          <Icon glyph={icon} size={15} />
        </span>
      )}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
