import { BookOpen, Check, CircleAlert, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type BookPaper, bookPapers } from "#app/store/copies/book/book-words.ts";
import type { TakenBook } from "#app/store/copies/book/take-book.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CopyOffer } from "../export/use-copy-choice.ts";
import { BookFrame, type BookFrameHandle } from "./book-frame.tsx";
import { useBook } from "./use-book.ts";

/** The journal as a book to print (`hasExport`): made of the same choice as the other copies, read here, printed by the browser. */
export function BookMaker({ offer: { choice, chosen } }: { offer: CopyOffer }) {
  const t = useTranslations("copies.book");
  const [paper, setPaper] = useState<BookPaper>("a5");
  const { making, make, stop } = useBook(choice, paper);
  const blurred = chosen?.media.filter(({ is_blurred }) => is_blurred).length ?? 0;
  const isEmpty = chosen && chosen.relationships.length + chosen.moments.length + chosen.media.length === 0;
  if (isEmpty) return <Text tone="soft">{t("empty")}</Text>;
  return (
    <Stack gap={4}>
      <div className="max-w-64">
        <Select
          label={t("paper.label")}
          value={paper}
          options={bookPapers.map((value) => ({ value, label: t(`paper.${value}`) }))}
          onChange={({ target }) => setPaper(bookPapers.find((one) => one === target.value) ?? "a5")}
        />
      </div>
      {blurred > 0 && <Text tone="soft">{t("blurred", { count: blurred })}</Text>}
      <div>
        <Button
          icon={BookOpen}
          variant={making.state === "done" ? "quiet" : "primary"}
          pending={making.state === "busy"}
          onClick={() => void make()}
        >
          {t(making.state === "done" ? "again" : "make")}
        </Button>
      </div>
      <Stack gap={2} role="status">
        {making.state === "busy" && (
          <>
            <Text tone="soft">{making.progress ? t("progress", making.progress) : t("starting")}</Text>
            {making.progress && making.progress.of > 0 && (
              <DotMeter value={making.progress.done} max={making.progress.of} dots={24} label="" />
            )}
            <div>
              <TextButton size="small" onClick={stop}>
                {t("stop")}
              </TextButton>
            </div>
          </>
        )}
        {making.state === "failed" && (
          <Remark icon={CircleAlert} tone="bad">
            {t("failed")}
          </Remark>
        )}
        {making.state === "done" && (
          <Remark icon={Check} tone="good">
            {t("ready")}
          </Remark>
        )}
      </Stack>
      {making.state === "done" && <MadeBook book={making.book} />}
    </Stack>
  );
}

function MadeBook({ book }: { book: TakenBook }) {
  const t = useTranslations("copies.book");
  const frame = useRef<BookFrameHandle>(null);
  const [isRefused, setRefused] = useState(false);
  const missing = [...book.addresses.values()].filter((address) => address === null).length;
  return (
    <Stack gap={4}>
      {missing > 0 && (
        <Remark icon={CircleAlert} tone="warn">
          {t("missing", { count: missing })}
        </Remark>
      )}
      {!("CSSMarginRule" in window) && <Text tone="soft">{t("plain")}</Text>}
      <BookFrame ref={frame} book={book} title={t("preview")} missing={t("page.missing")} />
      <div>
        <Button
          icon={Printer}
          onClick={() => void frame.current?.print().then((isOpen) => setRefused(!isOpen))}
        >
          {t("print")}
        </Button>
      </div>
      {isRefused && (
        <Remark icon={CircleAlert} tone="bad">
          {t("notPrinted")}
        </Remark>
      )}
    </Stack>
  );
}
