/** The graduated edge that closes a map crop. */
export function Neatline({ upright = false }: { upright?: boolean }) {
  return <div aria-hidden="true" className={upright ? "neatline-upright" : "neatline"} />;
}
