import { useId } from "react";
import { useTranslations } from "use-intl/react";
import { hasDemo } from "#app/lib/demo-mode.ts";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { MilestoneKnot } from "#app/ui/art/milestone-knot.tsx";
import { MoodGlyph } from "#app/ui/art/mood-glyph.tsx";
import { PathLine } from "#app/ui/art/path-line.tsx";
import { Cartouche } from "#app/ui/layout/cartouche.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Caption } from "#app/ui/type/caption.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";

/** A page of the demo (domain/demo-life): a name, three moments and the line between them. */
export function SamplePath() {
  const t = useTranslations("arrival.look");
  const door = useTranslations("auth.login");
  const label = useId();
  const steps = [
    { title: "word", day: "day", text: "text", glyph: <MoodGlyph mood={5} /> },
    {
      title: "milestone",
      day: "milestoneDay",
      text: "milestoneText",
      glyph: <MilestoneKnot size={40} />,
    },
    { title: "heavy", day: "heavyDay", text: "heavyText", glyph: <MoodGlyph mood={2} /> },
  ] as const;
  return (
    <Stack as="section" gap={3} aria-labelledby={label}>
      <Caption id={label}>{t("label")}</Caption>
      <Cartouche>
        <Stack gap={4}>
          <Stack gap={1}>
            <Title as="p" size="title">
              {t("name")}
            </Title>
            <Text tone="soft">{t("lead")}</Text>
          </Stack>
          <ol>
            {steps.map(({ title, day, text, glyph }, at) => (
              <li key={title} className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3">
                <div className="flex flex-col items-center">
                  <div className="grid min-h-9 place-items-center">{glyph}</div>
                  {at < steps.length - 1 && (
                    <div className="relative min-h-6 w-6 flex-1 overflow-hidden">
                      <div className="absolute inset-y-1">
                        <PathLine seed={at} />
                      </div>
                    </div>
                  )}
                </div>
                <div className={at < steps.length - 1 ? "pt-1 pb-5" : "pt-1"}>
                  <p className={title === "milestone" ? "type-heading" : "type-name"}>{t(title)}</p>
                  <Caption>{t(day)}</Caption>
                  <Text className="mt-1">{t(text)}</Text>
                </div>
              </li>
            ))}
          </ol>
          {hasDemo && (
            <TextLink to={paths.demo} size="small" alone>
              {door("demo")}
            </TextLink>
          )}
        </Stack>
      </Cartouche>
    </Stack>
  );
}
