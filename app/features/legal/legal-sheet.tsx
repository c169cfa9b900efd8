import { useTranslations } from "use-intl/react";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { type LegalDocument, LegalSections } from "./legal-sections.tsx";
import { legalWords } from "./legal-words.ts";

type LegalSheetProps = { document: LegalDocument; onClose: () => void };

/** A legal text over the form that is being filled in, so that nothing typed is lost. */
export function LegalSheet(props: LegalSheetProps) {
  return (
    <WithMessages words={legalWords}>
      <OpenSheet {...props} />
    </WithMessages>
  );
}

function OpenSheet({ document, onClose }: LegalSheetProps) {
  const t = useTranslations("legal");
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${document}.title`)}
      closeLabel={t("close")}
    >
      <LegalSections document={document} as="h3" />
    </Sheet>
  );
}
