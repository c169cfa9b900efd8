/** Where the names of seas stand, in degrees; how they are called is in the messages. */
import { projectCity } from "./project.ts";

const seas = {
  atlantic: [40, -38],
  bayOfBiscay: [45.4, -4.6],
  channel: [50.05, -1.9],
  northSea: [56.2, 3.2],
  irishSea: [53.8, -5.1],
  norwegianSea: [67, 3],
  baltic: [56.6, 18.6],
  mediterranean: [35.2, 18.5],
  gulfOfLion: [42.1, 4.9],
  tyrrhenian: [40.2, 12],
  adriatic: [43, 15.1],
  aegean: [38.8, 25],
  alboran: [36, -3.2],
  blackSea: [43.3, 34.5],
  redSea: [21, 37.8],
  persianGulf: [27, 51.2],
  indianOcean: [-18, 78],
  bayOfBengal: [14.5, 88.5],
  southChinaSea: [14.5, 114.8],
  seaOfJapan: [40.3, 134.8],
  pacific: [8, -145],
  caribbean: [15, -74.5],
  gulfOfMexico: [25.2, -90.2],
  gulfOfGuinea: [1.5, 3],
  tasmanSea: [-38, 160],
  gulfOfSaintLawrence: [48.2, -61.8],
} as const satisfies Readonly<Record<string, readonly [lat: number, lon: number]>>;

type Sea = keyof typeof seas;

const isSea = (key: string): key is Sea => key in seas;

export const seaNames = Object.entries(seas).flatMap(([sea, [lat, lon]]) => {
  return isSea(sea) ? [{ sea, ...projectCity({ lat, lon }) }] : [];
});
