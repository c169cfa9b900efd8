import { CloudOff } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Notice } from "#app/ui/states/notice.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

export function OverlaySpecimens() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [sheetOpen, setSheetOpen] = useState(false);
  return (
    <SpecimenFamily title="Over the page">
      <Specimen name="Dialog, Sheet, Toast (they take the document's theme)">
        <Inline wrap>
          <Button onClick={() => setDialogOpen(true)}>Terminer la relation…</Button>
          <Button onClick={() => setSheetOpen(true)}>Noter un moment</Button>
          <Button
            onClick={() =>
              showToast({
                title: "Moment gardé",
                detail: "Camille, aujourd’hui",
                action: {
                  label: "Annuler",
                  onAction: () => showToast({ title: "Moment repris", tone: "plain" }),
                },
              })
            }
          >
            Un message
          </Button>
        </Inline>
      </Specimen>
      <Dialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title="Terminer la relation avec Camille ?"
        description="Ses 23 moments, ses photos et ses dates restent. Vous pourrez la rouvrir."
        closeLabel="Fermer"
        actions={
          <>
            <Button variant="primary" onClick={() => setDialogOpen(false)}>
              Terminer la relation
            </Button>
            <Button variant="quiet" onClick={() => setDialogOpen(false)}>
              Pas maintenant
            </Button>
          </>
        }
      >
        <TextField label="Date de fin" defaultValue="21 novembre 2026" />
        <Checkbox label="Replier la fiche, pour ne pas la croiser" />
      </Dialog>
      <Sheet
        open={sheetOpen}
        onOpenChange={setSheetOpen}
        lead="Avec Camille"
        title="Comment c’était ?"
        closeLabel="Fermer"
        footer={
          <Button variant="primary" fullWidth onClick={() => setSheetOpen(false)}>
            Garder ce moment
          </Button>
        }
      >
        <TextField label="Un mot" defaultValue="apaisés" />
        <TextArea label="Texte" rows={4} />
      </Sheet>
      <Specimen name="Notice">
        <div className="relative h-28 border border-line [contain:layout]">
          <Notice icon={CloudOff} closeLabel="Fermer" onClose={() => {}}>
            Mode hors-ligne activé — Vos données sont sauvegardées localement
          </Notice>
        </div>
      </Specimen>
    </SpecimenFamily>
  );
}
