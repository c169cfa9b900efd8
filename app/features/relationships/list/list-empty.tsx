import { Plus } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { UnmappedList } from "#app/ui/art/unmapped-list.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";

export function ListEmpty() {
  const t = useTranslations("relationships.list.empty");
  return (
    <EmptyState
      illustration={<UnmappedList />}
      sentence={t("sentence")}
      action={
        <ButtonLink to={paths.add} variant="primary" icon={Plus}>
          {t("add")}
        </ButtonLink>
      }
    />
  );
}
