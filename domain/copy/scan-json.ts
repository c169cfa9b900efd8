/** Looks at a JSON text before it is parsed: a parser, and what walks its result, may end at a depth that nobody writes. */

/** A copy is six levels deep. */
const deepest = 24;

type JsonScan = "whole" | "truncated" | "too_deep";

/** One pass without recursion; says nothing of other mistakes, which the parser finds. */
export function scanJson(text: string): JsonScan {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === backslash) at += 1;
      else if (code === quote) isInText = false;
    } else if (code === quote) isInText = true;
    else if (code === openBrace || code === openBracket) {
      depth += 1;
      if (depth > deepest) return "too_deep";
    } else if (code === closeBrace || code === closeBracket) depth -= 1;
  }
  return isInText || depth > 0 ? "truncated" : "whole";
}

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [34, 92, 123, 125, 91, 93];
