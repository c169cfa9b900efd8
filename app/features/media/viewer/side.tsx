import { Lock } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { useIsKeptHere } from "#app/store/media/media.ts";
import { useMoment } from "#app/store/moments/moments.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type Consent, consents, type Media } from "#domain/media/media.ts";
import { Caption } from "./caption.tsx";

type SideProps = {
  media: Media;
  name: string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onConsent: (consent: Consent) => void;
};

/** Beside the picture: its date, caption, and the recorded consent. */
export function Side({ media, name, isEditing, onEdit, onConsent }: SideProps) {
  const t = useTranslations("media");
  const format = useFormat();
  const isKeptHere = useIsKeptHere();
  const moment = useMoment(media.moment_id ?? "");
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Text size="small" tone="soft">
          {moment?.occurred_on
            ? format.vagueDate(moment.occurred_on)
            : t("viewer.added", { when: format.instant(media.created_at) })}
        </Text>
        <Caption media={media} isEditing={isEditing} onEdit={onEdit} />
      </Stack>
      {moment && moment.deleted_at === null && (
        <TextLink to={paths.moment(moment.id)} size="small">
          {t("viewer.openMoment")}
        </TextLink>
      )}
      <RadioRows
        label={name === "" ? t("consent.anyone") : t("consent.labelOne", { name })}
        value={media.consent}
        options={consents.map((value) => ({
          value,
          label: t(`consent.${value}`),
          detail: t(`consent.detail.${value}`),
        }))}
        onChange={onConsent}
      />
      <Remark icon={Lock}>{t(isKeptHere ? "viewer.here" : "viewer.clean")}</Remark>
    </Stack>
  );
}
