import { Check, CircleAlert, Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { planLimits } from "#domain/plan/plan.ts";
import { BookMaker } from "../book/book-maker.tsx";
import { useFileSize } from "../use-file-size.ts";
import { CopyChoiceForm } from "./copy-choice-form.tsx";
import { CopyContents } from "./copy-contents.tsx";
import { SealFields } from "./seal-fields.tsx";
import { TooLongCopy } from "./too-long-copy.tsx";
import { useCopyChoice } from "./use-copy-choice.ts";
import { useSeal } from "./use-seal.ts";
import { type TakingCopy, useTakeCopy } from "./use-take-copy.ts";
import { useTakeZip } from "./use-take-zip.ts";
import { ZipResult } from "./zip-result.tsx";

export type CopyForm = "json" | "zip" | "book";

/** A copy of one's own journal: as JSON on every plan, as a ZIP or a book with `hasExport` (product decisions, "Plans and money"). */
export function TakeCopySection() {
  const t = useTranslations("copies.take");
  const offer = useCopyChoice();
  const [isChoosing, setChoosing] = useState(false);
  const [form, setForm] = useState<CopyForm>("json");
  const seal = useSeal();
  const copy = useTakeCopy(offer.choice, seal.passphrase);
  const zip = useTakeZip(offer.choice, seal.passphrase);
  const { hasExport } = planLimits[useOwnPlan()];
  const isRefused = form !== "json" && !hasExport;
  const take = () => seal.ask() && void (form === "json" ? copy.take() : zip.take());
  return (
    <Stack as="section" gap={4} aria-labelledby="take-copy">
      <Heading id="take-copy">{t("title")}</Heading>
      <RadioRows
        label={t("form.label")}
        labelHidden
        value={form}
        onChange={setForm}
        options={[
          { value: "json", label: t("form.json"), detail: t("form.jsonDetail") },
          { value: "zip", label: t("form.zip"), detail: t("form.zipDetail") },
          { value: "book", label: t("form.book"), detail: t("form.bookDetail") },
        ]}
      />
      {offer.chosen ? (
        <CopyContents offer={offer} form={form} isSealed={seal.isWanted} />
      ) : (
        <Skeleton rows={2} />
      )}
      <div>
        <TextButton
          aria-expanded={isChoosing}
          aria-controls="copy-choice"
          onClick={() => setChoosing(!isChoosing)}
        >
          {t(isChoosing ? "choose.close" : "choose.open")}
        </TextButton>
      </div>
      <div id="copy-choice" hidden={!isChoosing}>
        {isChoosing && <CopyChoiceForm offer={offer} form={form} />}
      </div>
      {!isRefused && form !== "book" && <SealFields seal={seal} />}
      {isRefused ? (
        <Remark>
          {t("form.plus")} <TextLink to={paths.subscription}>{t("form.plans")}</TextLink>
        </Remark>
      ) : form === "book" ? (
        <BookMaker offer={offer} />
      ) : (
        <Inline gap={4} wrap>
          <Button icon={Download} pending={form === "json" ? copy.isBusy : zip.isBusy} onClick={take}>
            {t(form === "json" ? "button" : "zipButton")}
          </Button>
          <a
            className={textLinkClass({ size: "small", tone: "soft" })}
            href="/journal-file.schema.json"
            download
          >
            {t("schema")}
          </a>
        </Inline>
      )}
      {form === "json" && <CopyResult taking={copy} />}
      {form === "zip" && <ZipResult taking={zip} />}
    </Stack>
  );
}

/** What became of the copy, beside its button. */
function CopyResult({ taking: { taken } }: { taking: TakingCopy }) {
  const t = useTranslations("copies.take");
  const size = useFileSize();
  return (
    <Stack gap={2} role="status">
      {taken.state === "done" && (
        <Remark icon={Check} tone="good">
          {t(taken.isSealed ? "doneSealed" : "done", { name: taken.name, size: size(taken.bytes) })}
        </Remark>
      )}
      {taken.state === "done" && taken.isTooLong && <TooLongCopy />}
      {taken.state === "failed" && (
        <Remark icon={CircleAlert} tone="bad">
          {t("failed")}
        </Remark>
      )}
    </Stack>
  );
}
