/**
 * A pure function that answers again at once while nothing it is given has changed: a page that is opened again does not work the same
 * thing out of the whole journal. Only the last answer is kept.
 */
export function keepLast<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | undefined;
  return (...args) => {
    if (!last?.args.every((arg, at) => Object.is(arg, args[at]))) last = { args, result: work(...args) };
    return last.result;
  };
}
