import { UserRoundPlus } from "lucide-react";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Spinner } from "#app/ui/states/spinner.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

export function StateSpecimens() {
  return (
    <SpecimenFamily title="States">
      <Specimen name="EmptyState">
        <EmptyState
          illustration={<div className="h-32" />}
          sentence="Le pays n’est pas encore dessiné : un prénom suffit pour poser le premier village."
          action={
            <ButtonLink to="/add" variant="primary" icon={UserRoundPlus}>
              Nouvelle relation
            </ButtonLink>
          }
        />
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          as="h2"
          title="Quelque chose a cédé de notre côté."
          text="Rien n’est perdu : ce que vous avez écrit est gardé sur cet appareil."
          actions={
            <>
              <Button>Réessayer</Button>
              <TextButton size="small">Copier le détail technique</TextButton>
            </>
          }
        />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton rows={4} />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Chargement…" />
      </Specimen>
    </SpecimenFamily>
  );
}
