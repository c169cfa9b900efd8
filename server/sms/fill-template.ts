/** The body of the provider's call (SMS_BODY): `{to}` and `{text}` are put in, escaped as its form asks. */
type Words = { readonly to: string; readonly text: string };

/** JSON where the template begins like it, else a form's. */
export function fillTemplate(
  template: string,
  words: Words,
): { readonly body: string; readonly contentType: string } {
  const isJson = template.trimStart().startsWith("{");
  const escapeWord = isJson ? (word: string) => JSON.stringify(word).slice(1, -1) : encodeURIComponent;
  return {
    body: template.replace(/\{(to|text)\}/g, (_, name: keyof Words) => escapeWord(words[name])),
    contentType: isJson ? "application/json" : "application/x-www-form-urlencoded",
  };
}
