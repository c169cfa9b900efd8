/**
 * What has the focus and goes away (a step that is done, a card that is closed, a page behind a loading screen) leaves the focus to what stood
 * around it, or to the page that comes: the browser leaves it to nobody, and whoever uses the keyboard or a screen reader stands nowhere. What
 * moves the focus by itself goes first.
 */

/** With a name that a screen reader says, or one that opens or closes with what is in it. */
const places =
  'dialog, main, [role="dialog"], :is(section, form, [role="group"], [role="region"]):is([aria-label], [aria-labelledby])';

/** From now on. Undone by what it gives. */
export function keepFocus(): () => void {
  /** What had the focus last, and all that is around it, from within. */
  let path = pathOf(document.activeElement);
  let isPending = false;
  const end = new AbortController();

  const isLost = () => {
    const [last] = path;
    // Asked as well: a window in the background tells of no focus that moves.
    return last !== undefined && document.activeElement === document.body && !isShown(last);
  };
  const give = () => {
    isPending = false;
    if (!isLost()) return;
    const place =
      path.find((one) => one.matches(places) && isShown(one)) ?? document.querySelector("main#content");
    // A page that is still to come changes the document once more.
    if (!(place instanceof HTMLElement) || !isShown(place)) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    if (isPending || !isLost()) return;
    isPending = true;
    requestAnimationFrame(() => requestAnimationFrame(give));
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["hidden", "style"] });

  const { signal } = end;
  const remember = ({ target }: FocusEvent) => {
    path = pathOf(target);
  };
  // A press elsewhere takes the focus away.
  const forget = ({ target }: Event) => {
    if (target instanceof Node && !path[0]?.contains(target)) path = [];
  };
  addEventListener("focusin", remember, { capture: true, signal });
  addEventListener("pointerdown", forget, { capture: true, signal });
  return () => {
    end.abort();
    watch.disconnect();
  };
}

function pathOf(target: EventTarget | null): readonly Element[] {
  const path: Element[] = [];
  for (
    let one = target instanceof Element ? target : null;
    one && one !== document.body;
    one = one.parentElement
  )
    path.push(one);
  return path;
}

const isShown = (one: Element) => one.isConnected && one.checkVisibility();
