/** `items[0][price]=x` of a provider's API call as `{items: {0: {price: "x"}}}`. */
export type Form = { readonly [name: string]: string | Form };

export function readForm(encoded: string): Form {
  const form: { [name: string]: string | Form } = Object.create(null);
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? name;
    let at: { [name: string]: string | Form } = form;
    for (const part of path) {
      const inner: { [name: string]: string | Form } = Object.create(null);
      const found = at[part];
      Object.assign(inner, typeof found === "object" ? found : {});
      at[part] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

export function textIn(form: Form, ...path: readonly string[]): string | undefined {
  let at: string | Form | undefined = form;
  for (const part of path) at = typeof at === "object" ? at[part] : undefined;
  return typeof at === "string" ? at : undefined;
}

export function recordIn(form: Form, name: string): Readonly<Record<string, string>> {
  const found = form[name];
  if (typeof found !== "object") return {};
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
}
