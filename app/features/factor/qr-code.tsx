import { useMemo } from "react";
import { encode } from "uqr";

/** Light modules around the code that readers need (ISO/IEC 18004). */
const quiet = 4;

/** Drawn on this device, dark on light in both themes: many apps read no code whose colours are turned round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: "M", border: 0 });
    const rows = data.map((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")).join(""),
    );
    return { size: data.length + 2 * quiet, path: rows.join("") };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 max-w-full rounded-(--radius-field)"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
