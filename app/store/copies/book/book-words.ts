/** The words of a printed book that are not the person's own. */
export type BookWords = {
  readonly title: string;
  readonly contents: string;
  /** What the book is and when it was made. */
  readonly colophon: string;
  /** The chapter of what is about nobody in particular. */
  readonly nobody: string;
  readonly nothing: string;
  readonly photos: string;
  readonly video: string;
  /** In the place of a picture that could not be had. */
  readonly missing: string;
  /** "{day}" is replaced. */
  readonly closed: string;
  /** Stormy to bright. */
  readonly moods: readonly string[];
};

export const bookPapers = ["a5", "a4", "letter"] as const;
export type BookPaper = (typeof bookPapers)[number];
