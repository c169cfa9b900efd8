import { WithMessages } from "#app/messages/with-messages.tsx";
import { LegalText } from "./legal-text.tsx";
import { legalWords } from "./legal-words.ts";

export function Component() {
  return (
    <WithMessages words={legalWords}>
      <LegalText document="terms" />
    </WithMessages>
  );
}
