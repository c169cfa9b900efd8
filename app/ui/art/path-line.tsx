/**
 * A piece of a relationship's path, between two glyphs. It fills its box: 24 px wide and as tall as its parent, or with
 * `across`, 24 px tall and as wide as its parent. "ink" is a slightly shaky line for days that were written about;
 * "gap" is dots, for a silence that is said in words beside it. Leave 4 px around glyphs. Always decoration.
 */
type PathLineProps = { kind?: "ink" | "gap"; across?: boolean; seed?: number };

const steps = 16;

/** Outline of a line 1.7 wide that wanders about the middle of a strip of 24 × 100, straight at both ends. */
function shakyLine(seed: number): string {
  const at = (i: number) => {
    const t = i / steps;
    const calm = Math.sin(Math.PI * t);
    return 12 + calm * (1.1 * Math.sin(seed * 2.4 + t * 5.1) + 0.6 * Math.sin(seed * 5.7 + t * 11.3));
  };
  const half = (i: number) => 0.85 + 0.16 * Math.sin(seed * 1.3 + i * 1.9);
  const rows = Array.from({ length: steps + 1 }, (_, i) => i);
  const down = rows.map((i) => `${(at(i) - half(i)).toFixed(2)} ${((i * 100) / steps).toFixed(1)}`);
  const up = [...rows]
    .reverse()
    .map((i) => `${(at(i) + half(i)).toFixed(2)} ${((i * 100) / steps).toFixed(1)}`);
  return `M${[...down, ...up].join("L")}Z`;
}

const shaky = Array.from({ length: 6 }, (_, seed) => shakyLine(seed));

const dots = {
  down: "bg-[radial-gradient(circle_1.5px,var(--ink)_97%,transparent)] bg-[length:24px_8px] bg-[position:0_2px] bg-repeat-y",
  across:
    "bg-[radial-gradient(circle_1.5px,var(--ink)_97%,transparent)] bg-[length:8px_24px] bg-[position:2px_0] bg-repeat-x",
} as const;

export function PathLine({ kind = "ink", across = false, seed = 0 }: PathLineProps) {
  const box = across ? "h-6 w-full" : "h-full w-6";
  if (kind === "gap")
    return (
      <div aria-hidden="true" className={`block flex-none ${box} ${across ? dots.across : dots.down}`} />
    );
  const d = shaky[Math.abs(Math.trunc(seed)) % shaky.length];
  return (
    <svg
      role="img"
      aria-hidden="true"
      viewBox={across ? "0 0 100 24" : "0 0 24 100"}
      preserveAspectRatio="none"
      className={`block flex-none fill-ink ${box}`}
    >
      <path d={d} {...(across ? { transform: "matrix(0 1 1 0 0 0)" } : {})} />
    </svg>
  );
}
