/** The error catalogue of accounts, from the server's answer to the words on screen (specification, section 8). */
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { authProblemOf } from "#app/lib/auth-problem.ts";
import { loadAllMessages } from "#app/messages/testing/all-messages.ts";
import { useProblemWords } from "./use-problem-words.ts";

type Action = Parameters<typeof useProblemWords>[0];
type Answer = { readonly code: string; readonly status: number; readonly action: Action };

function Words({ code, status, action }: Answer) {
  const problem = authProblemOf({ code, message: "", details: null, hint: null }, status);
  return <p>{useProblemWords(action)({ ok: false, problem, weakness: null })}</p>;
}

test.each<["en" | "fr", string, number, Action, string]>([
  ["en", "invalid_email_or_password", 401, "login", "Incorrect credentials"],
  ["en", "internal", 400, "login", "Login error"],
  ["en", "internal", 400, "signUp", "Error during signup"],
  ["en", "internal", 400, "sendMail", "Error sending verification email"],
  ["en", "internal", 400, "other", "An error occurred. Please try again."],
  ["en", "not_configured", 0, "login", "Tendre not configured"],
  ["en", "internal", 503, "login", "Tendre is momentarily unavailable. Try again in a moment."],
  ["fr", "", 0, "login", "Problème de connexion réseau. Vérifiez votre connexion Internet."],
  ["fr", "unavailable", 503, "login", "Tendre est momentanément indisponible. Réessayez dans un instant."],
  ["fr", "email_not_verified", 403, "login", "Confirmez votre adresse e-mail avant de vous connecter."],
  ["fr", "too_many", 429, "login", "Trop de tentatives. Attendez quelques minutes, puis réessayez."],
])("in %s, %s with status %i at %s is said as “%s”", async (locale, code, status, action, words) => {
  const screen = await render(
    <IntlProvider locale={locale} messages={await loadAllMessages(locale)} timeZone="Europe/Paris">
      <Words code={code} status={status} action={action} />
    </IntlProvider>,
  );
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});
