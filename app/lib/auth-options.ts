/** The sign-in methods of this server, loaded once, when a sign-in page first opens. */
import { useEffect } from "react";
import { callApi } from "./api-client.ts";
import { isRecord } from "./person.ts";
import { createStore, useStore } from "./store.ts";

export type OutsideAccount = { readonly id: string; readonly name: string };
type AuthOptions = {
  readonly providers: readonly OutsideAccount[];
  /** Whether an address is confirmed by a mail; null until the server has said it. */
  readonly emailConfirmation: boolean | null;
  readonly sendsMail: boolean;
};

const options = createStore<AuthOptions>({ providers: [], emailConfirmation: null, sendsMail: true });
let isAsked = false;

async function askOptions(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  const { data } = await callApi("/api/auth-options");
  if (!isRecord(data) || !Array.isArray(data.providers)) {
    isAsked = false;
    return;
  }
  options.set({
    providers: data.providers.filter(isOutsideAccount),
    emailConfirmation: data.emailConfirmation !== false,
    sendsMail: data.sendsMail !== false,
  });
}

function isOutsideAccount(value: unknown): value is OutsideAccount {
  return isRecord(value) && typeof value.id === "string" && typeof value.name === "string";
}

export function useAuthOptions(): AuthOptions {
  useEffect(() => void askOptions(), []);
  return useStore(options);
}
