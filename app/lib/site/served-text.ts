/** Legal and support texts that stand in place of the built-in ones: as the server last gave them, kept for when there is no network. */
import { useEffect, useState } from "react";
import { useLocale } from "use-intl/react";
import { callApi } from "#app/lib/api-client.ts";
import { environment } from "#app/lib/environment.ts";
import { readLocal, writeLocal } from "#app/lib/local-storage.ts";
import { isRecord } from "#app/lib/person.ts";
import type { ServedText, SiteDocument } from "#domain/site/site-text.ts";

/** Undefined while the first answer is awaited: nothing is shown that would be taken away a moment later. */
export function useServedText(document: SiteDocument): ServedText | undefined {
  const language = useLocale();
  const name = `${document}/${language}`;
  const [given, setGiven] = useState<{ readonly name: string; readonly text: ServedText } | null>(null);
  useEffect(() => {
    let isGone = false;
    void askText(name).then((text) => {
      if (!isGone) setGiven({ name, text });
    });
    return () => {
      isGone = true;
    };
  }, [name]);
  if (!environment.isBackendConfigured) return builtIn;
  return given?.name === name ? given.text : (readKept(name) ?? undefined);
}

const builtIn: ServedText = { version: 0, body: null, publishedAt: null };
const keyOf = (name: string) => `tendre.text.${name}`;

async function askText(name: string): Promise<ServedText> {
  const { data } = await callApi(`/api/site/texts/${name}`);
  const text = readText(data);
  if (!text) return readKept(name) ?? builtIn;
  writeLocal(keyOf(name), JSON.stringify(text));
  return text;
}

function readKept(name: string): ServedText | null {
  try {
    return readText(JSON.parse(readLocal(keyOf(name)) ?? "null"));
  } catch {
    return null;
  }
}

function readText(value: unknown): ServedText | null {
  if (!isRecord(value) || typeof value.version !== "number") return null;
  const { version } = value;
  const body = typeof value.body === "string" ? value.body : null;
  const publishedAt = typeof value.publishedAt === "string" ? value.publishedAt : null;
  return { version, body, publishedAt };
}
