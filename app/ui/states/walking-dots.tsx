/** Five dots of a path, lit one after the other; still when motion is reduced. */
export function WalkingDots({ size = "normal" }: { size?: "small" | "normal" }) {
  return (
    <span aria-hidden="true" className="walking-dots" data-size={size}>
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
