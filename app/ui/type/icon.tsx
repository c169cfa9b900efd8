import type { LucideIcon } from "lucide-react";

type IconProps = {
  glyph: LucideIcon;
  size?: number;
  label?: string;
};

/** A Lucide glyph at our line weight. Decoration unless it has a label. */
export function Icon({ glyph: Glyph, size = 18, label }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.5}
      className="block flex-none"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
