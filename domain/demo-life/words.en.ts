/** The life told in English. */

import { agathe, agatheMoments } from "./en/agathe.ts";
import { alix, needs, pictures, tags } from "./en/alix.ts";
import { camille, camilleMoments } from "./en/camille.ts";
import { dario, darioMoments } from "./en/dario.ts";
import { ewan, ewanMoments } from "./en/ewan.ts";
import { ines, inesMoments } from "./en/ines.ts";
import { jonas, jonasMoments } from "./en/jonas.ts";
import { otherMoments } from "./en/nobody.ts";
import { salome, salomeMoments } from "./en/salome.ts";
import { victor, victorMoments } from "./en/victor.ts";
import type { LifeWords } from "./life.ts";

export const words: LifeWords = {
  language: "en",
  writer: alix,
  needs,
  tags,
  pictures,
  people: { jonas, salome, dario, victor, ewan, ines, agathe, camille },
  moments: {
    ...jonasMoments,
    ...salomeMoments,
    ...darioMoments,
    ...victorMoments,
    ...ewanMoments,
    ...inesMoments,
    ...agatheMoments,
    ...camilleMoments,
    ...otherMoments,
  },
};
