import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { CopyForm } from "./take-copy-section.tsx";
import type { CopyOffer } from "./use-copy-choice.ts";

type CopyContentsProps = { offer: CopyOffer; form: CopyForm; isSealed: boolean };

/** What is in the copy and what is left out of it, in one sentence each. */
export function CopyContents({ offer, form, isSealed }: CopyContentsProps) {
  const { chosen, veiled, letters, choice } = offer;
  const t = useTranslations("copies.take");
  const { list } = useFormat();
  if (!chosen) return null;
  const { relationships, moments, media, conversations, leftOut, onTheWay } = chosen;
  const counted = (people: number, pages: number, pictures: number, talks: number) =>
    list([
      ...(people > 0 ? [t("count.people", { count: people })] : []),
      ...(pages > 0 ? [t("count.moments", { count: pages })] : []),
      ...(pictures > 0 ? [t("count.media", { count: pictures })] : []),
      ...(talks > 0 ? [t("count.conversations", { count: talks })] : []),
    ]);
  // No conversation is printed, chosen or not.
  const talks = (count: number) => (form === "book" ? 0 : count);
  const held = counted(relationships.length, moments.length, media.length, talks(conversations));
  const missing = counted(
    leftOut.relationships,
    leftOut.moments,
    leftOut.media,
    talks(leftOut.conversations),
  );
  const closed = list([
    ...(veiled > 0 && !choice.withVeiled ? [t("closed.veiled", { count: veiled })] : []),
    ...(letters > 0 && !choice.withLetters ? [t("closed.letters", { count: letters })] : []),
  ]);
  return (
    <Stack gap={1} role="status">
      {(held !== "" || form !== "book") && (
        <Text>{held === "" ? t("nothing") : t(form === "book" ? "inTheBook" : "inIt", { what: held })}</Text>
      )}
      {missing !== "" && (
        <Text tone="soft">
          {t("leftOut", { what: missing })} {closed !== "" && t("closed.text", { what: closed })}
        </Text>
      )}
      {form === "zip" && onTheWay > 0 && <Text tone="soft">{t("onTheWay", { count: onTheWay })}</Text>}
      <Text tone="soft" size="small">
        {t(form === "json" ? "described" : form === "zip" ? "withFiles" : "inBook")}{" "}
        {t(form === "book" ? "neverInBook" : "never")}
        {form !== "book" && ` ${t(isSealed ? "closedFile" : "openFile")}`}
      </Text>
    </Stack>
  );
}
