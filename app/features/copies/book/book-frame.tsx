import { type Ref, useCallback, useImperativeHandle, useRef } from "react";
import { useLocale } from "use-intl/react";
import type { TakenBook } from "#app/store/copies/book/take-book.ts";

export type BookFrameHandle = {
  /** Opens the browser's printing for the book alone; false: this browser has none for a frame. */
  readonly print: () => Promise<boolean>;
};

type BookFrameProps = {
  book: TakenBook;
  title: string;
  /** In the place of a picture that could not be had. */
  missing: string;
  ref: Ref<BookFrameHandle>;
};

/** The book in a document of its own: the app's styles do not reach it, and it alone is printed. Nothing runs in it. */
export function BookFrame({ book, title, missing, ref }: BookFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const language = useLocale();
  const fill = useCallback(() => {
    const shown = frame.current?.contentDocument;
    const view = shown?.defaultView;
    if (!shown || !view) return;
    shown.documentElement.lang = language;
    shown.title = title;
    // The page's policy allows no style in a document's text; a sheet made by script is no text.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(book.style);
    shown.adoptedStyleSheets = [sheet];
    const { body } = new DOMParser().parseFromString(book.body, "text/html");
    for (const picture of body.querySelectorAll("img")) placePicture(picture, book, missing);
    shown.body.replaceChildren(...body.childNodes);
  }, [book, language, missing, title]);

  useImperativeHandle(ref, () => ({
    async print() {
      const view = frame.current?.contentWindow;
      const shown = frame.current?.contentDocument;
      if (!view || !shown || typeof view.print !== "function") return false;
      // A picture that is not decoded yet would be an empty place on paper.
      await Promise.allSettled([shown.fonts.ready, ...[...shown.images].map((image) => image.decode())]);
      view.focus();
      view.print();
      return true;
    },
  }));
  return (
    <iframe
      key={book.body}
      ref={frame}
      title={title}
      srcDoc="<!doctype html>"
      sandbox="allow-same-origin allow-modals"
      onLoad={fill}
      className="h-[70vh] min-h-96 w-full border border-line bg-surface"
    />
  );
}

function placePicture(picture: HTMLImageElement, { addresses }: TakenBook, missing: string): void {
  const address = addresses.get(picture.getAttribute("src")?.replace(/^photo:/, "") ?? "") ?? null;
  if (address !== null) {
    picture.setAttribute("src", address);
    return;
  }
  const place = document.createElement("p");
  place.className = "missing";
  place.textContent = missing;
  picture.replaceWith(place);
}
