/** Five short steps, each of which can be skipped; nothing asked here cannot be changed later. */
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { writeLocal } from "#app/lib/local-storage.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { updateProfile, useProfile } from "#app/store/profile.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { DotMeter } from "#app/ui/dot-meter.tsx";
import { Inline } from "#app/ui/inline.tsx";
import { Page } from "#app/ui/page.tsx";
import { RadioRows } from "#app/ui/radio-rows.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Title } from "#app/ui/title.tsx";
import { Wordmark } from "#app/ui/wordmark.tsx";
import { type ProfileFields, partnerWords, relationshipGoals } from "#domain/profile.ts";

const steps = ["name", "word", "goals", "device", "first"] as const;
type Step = (typeof steps)[number];
type Answers = Pick<ProfileFields, "first_name" | "partner_word" | "relationship_goals">;

export function Component() {
  const t = useTranslations("onboarding");
  const profile = useProfile();
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<Answers>({
    first_name: profile?.first_name ?? null,
    partner_word: profile?.partner_word ?? null,
    relationship_goals: profile?.relationship_goals ?? [],
  });
  const [isShared, setShared] = useState(false);
  usePageTitle(t("page"));
  const step = steps[at] ?? "first";

  async function finish(to: string) {
    writeLocal("tendre.sharedDevice", String(isShared));
    await updateProfile({ ...answers, onboarding_completed: true });
    await navigate(to, { replace: true });
  }
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Inline justify="between">
          <Wordmark />
          <DotMeter
            value={at + 1}
            max={steps.length}
            label={t("step", { step: String(at + 1), count: String(steps.length) })}
          />
        </Inline>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAt(at + 1);
          }}
        >
          <Stack gap={6}>
            <Title>{t(`${step}.title`)}</Title>
            <StepFields
              step={step}
              answers={answers}
              isShared={isShared}
              onAnswer={(part) => setAnswers({ ...answers, ...part })}
              onShared={setShared}
            />
            {step === "first" ? (
              <Inline gap={3} wrap>
                <Button variant="primary" onClick={() => void finish(paths.add)}>
                  {t("first.now")}
                </Button>
                <Button onClick={() => void finish(paths.dashboard)}>{t("first.later")}</Button>
              </Inline>
            ) : (
              <Inline gap={4} wrap>
                <Button type="submit" variant="primary">
                  {t("next")}
                </Button>
                <TextButton onClick={() => setAt(at + 1)}>{t("skip")}</TextButton>
              </Inline>
            )}
            {at > 0 && (
              <TextButton tone="soft" size="small" onClick={() => setAt(at - 1)}>
                {t("back")}
              </TextButton>
            )}
          </Stack>
        </form>
      </Stack>
    </Page>
  );
}

type StepFieldsProps = {
  step: Step;
  answers: Answers;
  isShared: boolean;
  onAnswer: (part: Partial<Answers>) => void;
  onShared: (isShared: boolean) => void;
};

function StepFields({ step, answers, isShared, onAnswer, onShared }: StepFieldsProps): ReactNode {
  const t = useTranslations("onboarding");
  const words = useTranslations("profile");
  const goals = answers.relationship_goals;
  switch (step) {
    case "name":
      return (
        <TextField
          label={t("name.label")}
          hint={t("name.lead")}
          autoComplete="given-name"
          maxLength={80}
          value={answers.first_name ?? ""}
          onChange={({ target }) => onAnswer({ first_name: target.value || null })}
        />
      );
    case "word":
      return (
        <RadioRows
          label={t("word.title")}
          labelHidden
          value={partnerWords.find((word) => word === answers.partner_word) ?? null}
          onChange={(partner_word) => onAnswer({ partner_word })}
          options={partnerWords.map((value) => ({ value, label: words(`partner.${value}`) }))}
        />
      );
    case "goals":
      return (
        <Stack gap={3}>
          <Text tone="soft">{t("goals.lead")}</Text>
          {relationshipGoals.map((goal) => (
            <Checkbox
              key={goal}
              label={words(`goal.${goal}`)}
              checked={goals.includes(goal)}
              onChange={({ target }) =>
                onAnswer({
                  relationship_goals: target.checked ? [...goals, goal] : goals.filter((one) => one !== goal),
                })
              }
            />
          ))}
        </Stack>
      );
    case "device":
      return (
        <Stack gap={4}>
          <RadioRows
            label={t("device.title")}
            labelHidden
            value={isShared ? "shared" : "mine"}
            onChange={(value) => onShared(value === "shared")}
            options={(["mine", "shared"] as const).map((value) => ({ value, label: t(`device.${value}`) }))}
          />
          <Text tone="soft">{t("device.lead")}</Text>
        </Stack>
      );
    case "first":
      return <Text tone="soft">{t("first.lead")}</Text>;
  }
}
