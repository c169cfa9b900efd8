/** What the second language must have: the same keys as the first, with words of its own. */
export type Messages<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Messages<T[Key]>;
};
