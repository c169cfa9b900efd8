/** Three short steps, each of which can be skipped and is kept as it is left; every answer does something at once and can be changed later. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { SignOutFlow } from "#app/features/leaving/sign-out-flow.tsx";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { closeOnDevice } from "#app/lib/journal-choice.ts";
import { takeBack } from "#app/lib/page-history.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { isRecord } from "#app/lib/person.ts";
import { chooseSharedDevice } from "#app/lib/session.ts";
import { isSharedDevice } from "#app/lib/shared-device.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { updateProfile, useProfile } from "#app/store/profile/profile.ts";
import { BackButton } from "#app/ui/actions/back-button.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { withPartnerWord } from "#app/words/partner-word.ts";
import { type Profile, type ProfileFields, partnerWords } from "#domain/account/profile.ts";
import { profileTraits } from "#domain/account/profile-traits.ts";
import { FirstStepsBar } from "./first-steps-bar.tsx";
import { FirstStepsMap } from "./first-steps-map.tsx";

const steps = ["word", "device", "first"] as const;
type Step = (typeof steps)[number];
type Answers = Pick<ProfileFields, "first_name" | "partner_word">;

export function Component() {
  const profile = useProfile();
  return profile ? <FirstSteps profile={profile} /> : null;
}

function FirstSteps({ profile }: { profile: Profile }) {
  const t = useTranslations("onboarding");
  const navigate = useNavigate();
  const { at, taken, go } = useStep();
  const [answers, setAnswers] = useState<Answers>({
    first_name: profile.first_name,
    partner_word: profile.partner_word,
  });
  // Whoever gave a name at the sign-up is not asked again.
  const asksName = !profile.first_name;
  const [isShared, setShared] = useState(isSharedDevice);
  const isOnDevice = useJournal()?.kind === "device";
  const [isLeaving, setLeaving] = useState(false);
  const { save, isSaving, failure } = useSave();
  const title = useTitleFocus(at);
  usePageTitle(t("page"));
  const step = steps[at] ?? "first";

  function keep() {
    chooseSharedDevice(isShared);
    void save(
      () => updateProfile(asksName ? answers : { partner_word: answers.partner_word }),
      () => go(at + 1),
    );
  }
  async function leave() {
    if (!isOnDevice) return setLeaving(true);
    closeOnDevice();
    await navigate(paths.login, { replace: true });
  }
  function finish(to: string) {
    void save(
      () => updateProfile({ onboarding_completed: true }),
      () => {
        // Back leads to the dashboard then, never into a step that is done.
        takeBack(taken);
        void navigate(paths.dashboard, { replace: true });
        if (to !== paths.dashboard) void navigate(to);
      },
    );
  }
  return (
    <Page width="reading" className="flex min-h-dvh flex-col pt-0! lg:min-h-0">
      <FirstStepsBar isOnDevice={isOnDevice} onLeave={() => void leave()} />
      {isLeaving && <SignOutFlow onStay={() => setLeaving(false)} />}
      <FirstStepsMap step={at + 1} count={steps.length} />
      <form
        className="flex flex-1 flex-col gap-8 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Stack gap={6}>
          <Stack gap={2}>
            <Inline justify="between" className="min-h-11">
              <Text as="span" size="small" tone="soft">
                {t("step", { step: at + 1, count: steps.length })}
              </Text>
              {step !== "first" && (
                <TextButton tone="soft" size="small" onClick={() => go(at + 1)}>
                  {t("skip")}
                </TextButton>
              )}
            </Inline>
            <Title ref={title} tabIndex={-1} className="outline-none">
              {t(`${step}.title`)}
            </Title>
            <Text tone="soft">{t(`${step}.lead`)}</Text>
          </Stack>
          <StepFields
            {...{ step, answers, asksName, isShared }}
            onAnswer={(part) => setAnswers({ ...answers, ...part })}
            onShared={setShared}
          />
        </Stack>
        <Stack gap={3} className="mt-auto pb-6 lg:mt-0 lg:max-w-80">
          {step === "first" ? (
            <>
              <Button variant="primary" fullWidth pending={isSaving} onClick={() => finish(paths.add)}>
                {t("first.now")}
              </Button>
              <Button fullWidth onClick={() => finish(paths.dashboard)}>
                {t("first.later")}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="primary" fullWidth pending={isSaving}>
              {t("next")}
            </Button>
          )}
          <SaveFailure reason={failure} keepsText />
          {at > 0 && (
            <span className="flex">
              <BackButton onClick={() => go(at - 1)}>{t("back")}</BackButton>
            </span>
          )}
        </Stack>
      </form>
    </Page>
  );
}

/** The step stands in the address: a reload stays on it, and the browser's own way back leads to the one before. */
function useStep() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const taken = isRecord(state) && typeof state.taken === "number" ? state.taken : 0;
  const asked = Number(search.get("step") ?? 1);
  const at = Number.isInteger(asked) ? Math.min(steps.length, Math.max(1, asked)) - 1 : 0;
  return {
    at,
    /** How many entries of the browser's history these steps have made so far. */
    taken,
    go: (to: number) => setSearch(to === 0 ? {} : { step: String(to + 1) }, { state: { taken: taken + 1 } }),
  };
}

/** Each step but the first one shown starts with its question focused. */
function useTitleFocus(at: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    title.current?.focus();
  }, [at]);
  return title;
}

type StepFieldsProps = {
  step: Step;
  answers: Answers;
  asksName: boolean;
  isShared: boolean;
  onAnswer: (part: Partial<Answers>) => void;
  onShared: (isShared: boolean) => void;
};

function StepFields({ step, answers, asksName, isShared, onAnswer, onShared }: StepFieldsProps): ReactNode {
  const t = useTranslations("onboarding");
  switch (step) {
    case "word":
      return (
        <Stack gap={6}>
          {asksName && (
            <TextField
              label={t("name.label")}
              hint={t("name.lead")}
              autoComplete="given-name"
              maxLength={profileTraits.first_name.max}
              value={answers.first_name ?? ""}
              onChange={({ target }) => onAnswer({ first_name: target.value || null })}
            />
          )}
          <WordFields word={answers.partner_word} onWord={(partner_word) => onAnswer({ partner_word })} />
        </Stack>
      );
    case "device":
      return (
        <Switch
          label={t("device.mine")}
          hint={t(isShared ? "device.sharedHint" : "device.mineHint")}
          checked={!isShared}
          onChange={(isMine) => onShared(!isMine)}
        />
      );
    case "first":
      return null;
  }
}

/** The word, one's own included, and the sentence it makes. */
function WordFields({ word, onWord }: { word: string | null; onWord: (word: string | null) => void }) {
  const t = useTranslations("onboarding.word");
  const words = useTranslations("profile");
  const known = partnerWords.find((one) => one === word);
  const [isOther, setOther] = useState(word !== null && known === undefined);
  const shown = known ? words(`partner.${known}`) : capitalise(word?.trim() ?? "");
  return (
    <Stack gap={5}>
      <RadioRows
        label={t("title")}
        labelHidden
        columns={2}
        value={isOther ? "other" : (known ?? null)}
        onChange={(chosen) => {
          setOther(chosen === "other");
          onWord(chosen === "other" ? null : chosen);
        }}
        options={[
          ...partnerWords.map((value) => ({ value, label: words(`partner.${value}`) })),
          { value: "other" as const, label: t("other") },
        ]}
      />
      {isOther && (
        <TextField
          label={words("otherWord")}
          maxLength={profileTraits.partner_word.max}
          value={known ? "" : (word ?? "")}
          onChange={({ target }) => onWord(target.value || null)}
        />
      )}
      <Stack gap={1} aria-live="polite">
        <Text size="small" tone="soft">
          {t("reads")}
        </Text>
        <Text size="lead" className="wrap-anywhere">
          {t("quoted", { sentence: withPartnerWord(shown === "" ? null : shown, t("sentence")) })}
        </Text>
      </Stack>
    </Stack>
  );
}
