import { X } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl/react";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Icon } from "#app/ui/type/icon.tsx";
import { DraftKept } from "./draft-kept.tsx";

type FormTopProps = { back: string; backLabel: string; savedAt: string | null };

/** The way out: on phones a cross with the draft's hour across from it, on wide screens the place one came from. */
export function FormTop({ back, backLabel, savedAt }: FormTopProps) {
  const t = useTranslations("relationships.form");
  if (useIsWide()) return <BackLink to={back}>{backLabel}</BackLink>;
  return (
    <Inline justify="between" className="-mt-3 -ml-3">
      <Link
        to={back}
        aria-label={t("close")}
        className="grid size-(--target) place-items-center text-ink-soft hover:text-ink"
      >
        <Icon glyph={X} size={20} />
      </Link>
      <DraftKept savedAt={savedAt} />
    </Inline>
  );
}
