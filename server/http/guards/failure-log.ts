/**
 * Wall 10: what the log says of a failure is where it happened and its kind. Messages are left out: a database error quotes the values that
 * were written.
 */

export function describeFailure(failure: unknown): Readonly<Record<string, unknown>> {
  if (!(failure instanceof Error)) return { kind: typeof failure };
  const frames = (failure.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const named = ["code", "constraint", "table", "column", "routine"].flatMap((name) => {
    const value: unknown = Reflect.get(failure, name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  return {
    kind: failure.name,
    ...Object.fromEntries(named),
    at: frames.slice(0, 6).map((line) => line.trim()),
    ...(failure.cause === undefined ? {} : { cause: describeFailure(failure.cause) }),
  };
}
