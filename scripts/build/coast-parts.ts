// The coasts of the map of cities as modules of the build, each loaded with the first map (app/features/statistics/map/use-ground.ts).
import type { Plugin } from "vite";
import type { writeCoasts } from "./coasts/write-coasts.ts";

const names = /^virtual:coasts-(\d)$/;
const resolved = /^\0virtual:coasts-(\d)$/;

export function coastParts(): Plugin {
  let made: Promise<ReturnType<typeof writeCoasts>> | null = null;
  // Simplifying the world takes a second or two, so it is done only on request.
  const make = () => {
    made ??= import("./coasts/write-coasts.ts").then((module) => module.writeCoasts());
    return made;
  };
  return {
    name: "coast-parts",
    resolveId: (id) => (names.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const at = resolved.exec(id)?.[1];
      if (at === undefined) return undefined;
      const { parts, countries } = await make();
      const part = { ...parts[Number(at) - 1], countries: at === "1" ? countries : "" };
      return `export default ${JSON.stringify(part)};`;
    },
  };
}
