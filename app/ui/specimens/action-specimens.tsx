import { BookHeart, Image, Pencil, Plus, Send, Sparkle, Trash2 } from "lucide-react";
import { useState } from "react";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu } from "#app/ui/actions/menu.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Chip } from "#app/ui/choices/chip.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

const menuItems = [
  { id: "edit", label: "Modifier la fiche", icon: Pencil, onSelect: () => {} },
  { id: "fold", label: "Replier", icon: BookHeart, onSelect: () => {} },
  { id: "delete", label: "Supprimer…", icon: Trash2, tone: "bad", onSelect: () => {} },
] as const;

export function ActionSpecimens() {
  const [pressed, setPressed] = useState(true);
  return (
    <SpecimenFamily title="Actions">
      <Specimen name="Button: primary, secondary, quiet, danger">
        <Inline wrap>
          <Button variant="primary">Enregistrer</Button>
          <Button>Réessayer</Button>
          <Button variant="quiet">Pas maintenant</Button>
          <Button variant="danger">Supprimer le compte</Button>
        </Inline>
      </Specimen>
      <Specimen name="Button: icon, pending, link">
        <Inline wrap>
          <Button variant="primary" icon={Plus}>
            Noter un moment
          </Button>
          <Button variant="primary" pending>
            Se connecter
          </Button>
          <Button icon={Image} pending>
            Photo
          </Button>
          <ButtonLink to="/ai" icon={Sparkle}>
            Demander à LISA
          </ButtonLink>
        </Inline>
      </Specimen>
      <Specimen name="Button: full width, with a long French label">
        <Button variant="primary" fullWidth>
          Garder cette relation et en noter une autre tout de suite après
        </Button>
      </Specimen>
      <Specimen name="IconButton: plain, boxed, primary. Menu">
        <Inline>
          <IconButton icon={Pencil} label="Modifier" />
          <IconButton icon={Image} label="Ajouter une photo" variant="boxed" />
          <IconButton icon={Send} label="Envoyer" variant="primary" />
          <Menu trigger={<Button>Plus d’actions</Button>} items={menuItems} align="start" />
        </Inline>
      </Specimen>
      <Specimen name="TextLink and TextButton: ink, soft, bad. BackLink">
        <Inline gap={4} wrap>
          <TextLink to="/signup">Créer un compte</TextLink>
          <TextLink to="/forgot-password" tone="soft" size="small">
            Mot de passe oublié ?
          </TextLink>
          <TextButton size="small">Effacer</TextButton>
          <TextButton tone="bad" size="small">
            Supprimer le compte…
          </TextButton>
        </Inline>
        <BackLink to="/list">Relations</BackLink>
        <Text>
          Pas encore de compte ? <TextLink to="/signup">Créer un compte</TextLink>
        </Text>
      </Specimen>
      <Specimen name="Chip: acting, pressed, not pressed">
        <Inline wrap>
          <Chip icon={Image}>Photo</Chip>
          <Chip pressed={pressed} onClick={() => setPressed(!pressed)}>
            Tout le monde
          </Chip>
          <Chip pressed={!pressed} onClick={() => setPressed(!pressed)}>
            Camille
          </Chip>
        </Inline>
      </Specimen>
    </SpecimenFamily>
  );
}
