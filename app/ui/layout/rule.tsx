/** `hair` divides, `rule` structures. */
export function Rule({ weight = "hair" }: { weight?: "hair" | "rule" }) {
  return (
    <hr className={weight === "hair" ? "border-t border-line" : "border-t-(length:--rule) border-ink"} />
  );
}
