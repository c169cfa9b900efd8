/** Stands in for use-intl's own formatter (scripts/build/compile-messages.ts): what every sentence of the app is made by. */
import formatCompiled from "use-intl/format-message/format-only";
import { isolateDirection } from "./isolate-direction.ts";

type Question = Parameters<typeof formatCompiled>;

/** With thousands as in `formatNumber`, and a typed name that cannot turn the sentence around. */
function formatMessage(...[key, message, values, options]: Question): ReturnType<typeof formatCompiled> {
  const made = formatCompiled(key, message, values && isolateAll(values), options);
  return typeof made === "string" ? widen(made) : made;
}
formatMessage.raw = formatCompiled.raw;
// use-intl imports it so.
export default formatMessage;

function isolateAll(values: NonNullable<Question[2]>): NonNullable<Question[2]> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolateDirection(value) : value,
    ]),
  );
}

const widen = (text: string) => text.replace(/(?<=\d)\u202f(?=\d)/g, "\u00a0");
