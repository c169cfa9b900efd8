/** Everything about the life that is the same in every language. */
import type { LifeFacts } from "../life.ts";
import { agathe, agatheMoments } from "./agathe.ts";
import { alix, needs } from "./alix.ts";
import { camille, camilleMoments } from "./camille.ts";
import { dario, darioMoments } from "./dario.ts";
import { ewan, ewanMoments } from "./ewan.ts";
import { ines, inesMoments } from "./ines.ts";
import { jonas, jonasMoments } from "./jonas.ts";
import { otherMoments } from "./nobody.ts";
import { salome, salomeMoments } from "./salome.ts";
import { victor, victorMoments } from "./victor.ts";

export const life: LifeFacts = {
  writer: alix,
  needs,
  people: [jonas, salome, dario, victor, ewan, ines, agathe, camille],
  moments: [
    ...jonasMoments,
    ...salomeMoments,
    ...darioMoments,
    ...victorMoments,
    ...ewanMoments,
    ...inesMoments,
    ...agatheMoments,
    ...camilleMoments,
    ...otherMoments,
  ],
};
