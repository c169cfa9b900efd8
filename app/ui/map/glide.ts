/**
 * Follows a gesture without drawing anew: the picture that is there is moved and stretched, which the compositor does alone, and `settle` draws
 * it once the fingers rest.
 */
type Glide = {
  /** A CSS transform from what is drawn to what should be seen, with its origin in the upper left corner. */
  readonly move: (transform: string) => void;
  /** It was drawn anew: the picture stands where it is. */
  readonly stand: () => void;
};

/** Milliseconds without a movement. */
const rest = 180;

export function followGlide(picture: () => HTMLElement | null, settle: () => void): Glide {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = "";
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
  };
  return {
    move(transform) {
      wanted = transform;
      clearTimeout(timer);
      timer = setTimeout(settle, rest);
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        const element = picture();
        if (!element) return;
        element.style.transformOrigin = "0 0";
        element.style.willChange = "transform";
        element.style.transform = wanted;
      });
    },
    stand() {
      stop();
      const element = picture();
      if (!element) return;
      element.style.transform = "";
      element.style.willChange = "";
    },
  };
}
