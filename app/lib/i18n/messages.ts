/** The type of a second language: the same keys as the first, any texts. */
export type Messages<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Messages<T[Key]>;
};
