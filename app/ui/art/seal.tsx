/**
 * A trophy as a seal. `state`: "earned" is pressed wax; "known" waits, dotted, with its glyph; "hidden" is a pale dotted
 * blank that does not tell what it is. `size` in px. Decoration unless it has a label.
 */
import { waxOutlines } from "./generated/wax.ts";
import { pathOf } from "./packed.ts";
import { type SealGlyph, sealGlyphs } from "./seal-glyphs.ts";

export type SealState = "earned" | "known" | "hidden";
type SealProps = { glyph: SealGlyph; state: SealState; size?: number; label?: string };

const order = Object.keys(sealGlyphs);

const waxPaths = waxOutlines.map((outline) => pathOf(outline));

function waxOf(glyph: SealGlyph): string {
  return waxPaths[(order.indexOf(glyph) * 3) % waxPaths.length] ?? "";
}

function PressedWax({ outline }: { outline: string }) {
  return (
    <>
      <path className="fill-accent-fill" transform="scale(.1)" d={outline} />
      <circle className="fill-[color-mix(in_oklab,var(--accent-fill)_91%,black)]" cx={24} cy={24} r={15.4} />
      <path
        className="fill-none stroke-[color-mix(in_oklab,var(--accent-fill)_66%,black)]"
        strokeWidth={1.3}
        strokeLinecap="round"
        d="M10 29.5A15.4 15.4 0 0 1 34 12.3"
      />
      <path
        className="fill-none stroke-[color-mix(in_oklab,var(--accent-fill)_76%,white)]"
        strokeWidth={1.1}
        strokeLinecap="round"
        d="M37.3 16.6A15.4 15.4 0 0 1 16.5 37.5M7.5 20A17.5 17.5 0 0 1 18.5 7.3"
      />
    </>
  );
}

function DottedWax({ outline, isPale }: { outline: string; isPale: boolean }) {
  return (
    <path
      className={`fill-none ${isPale ? "stroke-line" : "stroke-line-strong"}`}
      transform="scale(.1)"
      strokeWidth={20}
      strokeLinecap="round"
      strokeDasharray="1 40"
      d={outline}
    />
  );
}

export function Seal({ glyph, state, size = 48, label }: SealProps) {
  const outline = waxOf(glyph);
  const isEarned = state === "earned";
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className="block flex-none"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {isEarned ? (
        <PressedWax outline={outline} />
      ) : (
        <DottedWax outline={outline} isPale={state === "hidden"} />
      )}
      {state === "hidden" ? null : (
        <path
          className={`fill-none ${isEarned ? "stroke-accent-ink" : "stroke-ink-soft"}`}
          transform="translate(14.2 14.2) scale(.816)"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={sealGlyphs[glyph]}
        />
      )}
    </svg>
  );
}
