/** Five short steps, each of which can be skipped; every answer can be changed later. */
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { chooseSharedDevice } from "#app/lib/session.ts";
import { isSharedDevice } from "#app/lib/shared-device.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { BackButton } from "#app/ui/actions/back-button.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { Wordmark } from "#app/ui/type/wordmark.tsx";
import { type ProfileFields, partnerWords, relationshipGoals } from "#domain/account/profile.ts";

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
  const title = useRef<HTMLHeadingElement>(null);
  const [isShared, setShared] = useState(isSharedDevice);
  const { save, isSaving, failure } = useSave();
  usePageTitle(t("page"));
  const step = steps[at] ?? "first";

  /** Each step starts with its question focused. */
  function go(to: number) {
    setAt(to);
    requestAnimationFrame(() => title.current?.focus());
  }
  function finish(to: string) {
    chooseSharedDevice(isShared);
    void save(
      () => updateProfile({ ...answers, onboarding_completed: true }),
      () => navigate(to, { replace: true }),
    );
  }
  return (
    <Page width="reading" className="flex min-h-dvh flex-col lg:min-h-0 lg:pt-16">
      <Inline justify="between" className="min-h-11">
        {at === 0 ? (
          <Wordmark />
        ) : (
          <span className="flex">
            <BackButton onClick={() => go(at - 1)}>{t("back")}</BackButton>
          </span>
        )}
        {step !== "first" && (
          <TextButton tone="soft" size="small" onClick={() => go(at + 1)}>
            {t("skip")}
          </TextButton>
        )}
      </Inline>
      <form
        className="flex flex-1 flex-col gap-8 pt-6 lg:pt-10"
        onSubmit={(event) => {
          event.preventDefault();
          go(at + 1);
        }}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <Inline gap={3}>
              <DotMeter value={at + 1} max={steps.length} label="" />
              <Text as="span" size="small" tone="soft">
                {t("step", { step: String(at + 1), count: String(steps.length) })}
              </Text>
            </Inline>
            <Title ref={title} tabIndex={-1} className="outline-none">
              {t(`${step}.title`)}
            </Title>
          </Stack>
          <StepFields
            step={step}
            answers={answers}
            isShared={isShared}
            onAnswer={(part) => setAnswers({ ...answers, ...part })}
            onShared={setShared}
          />
        </Stack>
        <Stack gap={3} className="mt-auto lg:mt-0 lg:max-w-80">
          {step === "first" ? (
            <>
              <Button variant="primary" fullWidth pending={isSaving} onClick={() => finish(paths.add)}>
                {t("first.now")}
              </Button>
              <Button fullWidth onClick={() => finish(paths.dashboard)}>
                {t("first.later")}
              </Button>
              <SaveFailure reason={failure} keepsText />
            </>
          ) : (
            <Button type="submit" variant="primary" fullWidth>
              {t("next")}
            </Button>
          )}
        </Stack>
      </form>
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
  const known = partnerWords.find((word) => word === answers.partner_word);
  const isKnownWord = known !== undefined;
  const partnerShown = known ? words(`partner.${known}`) : capitalise(answers.partner_word?.trim() ?? "");
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
        <Stack gap={4}>
          <RadioRows
            label={t("word.title")}
            labelHidden
            columns={2}
            value={partnerWords.find((word) => word === answers.partner_word) ?? null}
            onChange={(partner_word) => onAnswer({ partner_word })}
            options={partnerWords.map((value) => ({ value, label: words(`partner.${value}`) }))}
          />
          <TextField
            label={words("otherWord")}
            hint={partnerShown ? words("wordReads", { word: partnerShown }) : words("wordNone")}
            maxLength={30}
            value={isKnownWord ? "" : (answers.partner_word ?? "")}
            onChange={({ target }) => onAnswer({ partner_word: target.value || null })}
          />
        </Stack>
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
