import { Lock, MailOpen } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { Moment } from "#domain/moment/moment.ts";

/** The number of sealed letters, and the day of the next; nothing of their content. */
export function LettersLine({ letters }: { letters: readonly Moment[] }) {
  const t = useTranslations("moments.list");
  const format = useFormat();
  const [next] = letters;
  if (!next || next.sealed_until === null) return null;
  return (
    <Remark icon={Lock}>
      <TextLink to={paths.moment(next.id)} tone="soft">
        {t("letters", { count: letters.length, day: format.day(next.sealed_until) })}
      </TextLink>
    </Remark>
  );
}

/** The quiet note of the day a letter opens. */
export function OpenedLetters({ letters }: { letters: readonly Moment[] }) {
  const t = useTranslations("moments.list");
  const [first] = letters;
  if (!first) return null;
  return (
    <Remark icon={MailOpen} tone="good">
      {t("openedToday", { count: letters.length })}{" "}
      <TextLink to={paths.moment(first.id)}>{t("read")}</TextLink>
    </Remark>
  );
}
