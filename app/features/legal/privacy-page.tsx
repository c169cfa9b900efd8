import { WithWords } from "#app/messages/with-words.tsx";
import { LegalText } from "./legal-text.tsx";
import { legalWords } from "./legal-words.ts";

export function Component() {
  return (
    <WithWords words={legalWords}>
      <LegalText document="privacy" />
    </WithWords>
  );
}
