import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useMoment } from "#app/store/moments/moments.ts";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { isSealed } from "#domain/moment/moment-rules.ts";
import { MomentForm } from "./form/moment-form.tsx";
import { momentsWords } from "./moments-words.ts";
import { MomentMissing } from "./page/moment-missing.tsx";
import { SealedLetter } from "./page/sealed-letter.tsx";

export function Component() {
  return (
    <WithMessages words={momentsWords}>
      <EditMoment />
    </WithMessages>
  );
}

function EditMoment() {
  const t = useTranslations("moments");
  const { id = "" } = useParams();
  const moment = useMoment(id);
  const today = useToday();
  usePageTitle(t("edit.title"));
  if (moment === undefined) return <LoadingScreen label={t("loading")} />;
  if (moment === null || moment.deleted_at !== null) return <MomentMissing moment={moment} today={today} />;
  if (isSealed(moment, today)) return <SealedLetter moment={moment} today={today} />;
  return <MomentForm key={id} moment={moment} today={today} />;
}
