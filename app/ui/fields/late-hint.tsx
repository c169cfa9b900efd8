import { type ReactNode, useEffect, useRef } from "react";

/** A hint that comes while its field is written in, and is read there: it comes into view, above the bar or the footer of a phone. */
export function LateHint({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hint = place.current?.parentElement;
    const described = document.activeElement?.getAttribute("aria-describedby")?.split(" ");
    if (hint && described?.includes(hint.id)) hint.scrollIntoView({ block: "nearest" });
  }, []);
  return <span ref={place}>{children}</span>;
}
