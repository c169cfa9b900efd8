/** The life told in French. */

import { agathe, agatheMoments } from "./fr/agathe.ts";
import { alix, needs, pictures, tags } from "./fr/alix.ts";
import { camille, camilleMoments } from "./fr/camille.ts";
import { dario, darioMoments } from "./fr/dario.ts";
import { ewan, ewanMoments } from "./fr/ewan.ts";
import { ines, inesMoments } from "./fr/ines.ts";
import { jonas, jonasMoments } from "./fr/jonas.ts";
import { otherMoments } from "./fr/nobody.ts";
import { salome, salomeMoments } from "./fr/salome.ts";
import { victor, victorMoments } from "./fr/victor.ts";
import type { LifeWords } from "./life.ts";

export const words: LifeWords = {
  language: "fr",
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
