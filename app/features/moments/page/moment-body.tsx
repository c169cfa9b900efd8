import { MailOpen, MapPin } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { moodColours } from "#app/ui/art/mood-shapes.ts";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Entry } from "#app/ui/lists/entry.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { useFieldWords } from "#app/words/fields/use-field-words.ts";
import { useMomentDate } from "#app/words/moment-date.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { moodName, placeLine } from "#domain/moment/moment-rules.ts";

/** Face, word, date, text, then what was added. */
export function MomentBody({ moment }: { moment: Moment }) {
  const t = useTranslations("moments");
  const moodWord = useTranslations("fields.value.mood");
  const format = useFormat();
  const dateOf = useMomentDate();
  const { id, word, text, tags, mood, is_milestone, is_closing, sealed_until } = moment;
  const where = placeLine(moment);
  const face = moodName(mood);
  const [when, day] = [format.when(moment.created_at), format.instant(moment.created_at)];
  return (
    <Stack as="article" gap={6}>
      <Stack gap={3}>
        <Inline gap={3} wrap>
          {mood !== null && face && (
            <span className={`flex items-center gap-2 type-label ${moodColours[face]}`}>
              <MoodGlyph mood={mood} size={36} />
              {moodWord(face)}
            </span>
          )}
          {is_milestone && (
            <span className="flex items-center gap-1.5 type-label text-accent">
              <MilestoneKnot size={34} />
              {t("page.milestone")}
            </span>
          )}
        </Inline>
        <Title
          size={word.length > 36 ? "title" : "display"}
          className="max-w-full wrap-anywhere hyphens-auto"
        >
          {word === "" ? t("unnamed") : is_milestone ? word : t("quoted", { word })}
        </Title>
        <Text tone="soft" className="first-letter:capitalize">
          {dateOf(moment, "full")}
        </Text>
        {where !== null && <Remark icon={MapPin}>{where}</Remark>}
        {sealed_until !== null && (
          <Remark icon={MailOpen}>{t("page.opened", { day: format.day(sealed_until) })}</Remark>
        )}
        {is_closing && (
          <Text size="small" tone="soft">
            {t("page.closing")}
          </Text>
        )}
      </Stack>
      {text === "" ? (
        <Text tone="soft">
          {t("page.noText")} <TextLink to={paths.editMoment(id)}>{t("page.write")}</TextLink>
        </Text>
      ) : (
        <Entry className="wrap-anywhere">{text}</Entry>
      )}
      <Added moment={moment} />
      {tags.length > 0 && (
        <ul aria-label={t("page.tags")} className="flex flex-wrap gap-x-4 gap-y-1 type-small text-ink-soft">
          {tags.map((tag) => (
            <li key={tag} className="wrap-anywhere">
              #{tag}
            </li>
          ))}
        </ul>
      )}
      <Text size="small" tone="soft">
        {when === day ? t("page.writtenOn", { day }) : t("page.written", { when })}
      </Text>
    </Stack>
  );
}

function Added({ moment }: { moment: Moment }) {
  const t = useTranslations("moments");
  const moodWord = useTranslations("fields.value.mood");
  const { labelOf } = useFieldWords();
  const felt = (["before", "during", "after"] as const).flatMap((when) => {
    const feeling = moment[`feeling_${when}`];
    const name = moodName(feeling);
    return feeling !== null && name ? [{ when, feeling, name }] : [];
  });
  if (felt.length === 0) return null;
  return (
    <section aria-label={t("page.feelings")} className="max-w-measure">
      <FactList>
        {felt.map(({ when, feeling, name }) => (
          <Fact key={when} label={labelOf(`feeling_${when}`)}>
            <span className="flex items-center gap-2">
              <MoodGlyph mood={feeling} size={20} />
              {moodWord(name)}
            </span>
          </Fact>
        ))}
      </FactList>
    </section>
  );
}
