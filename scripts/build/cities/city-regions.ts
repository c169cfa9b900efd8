/** Names of first-order regions, where GeoNames' code alone means nothing to people (geonames.org, admin1 codes). */

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FR: {
    "11": "Île-de-France",
    "24": "Centre-Val de Loire",
    "27": "Bourgogne-Franche-Comté",
    "28": "Normandie",
    "32": "Hauts-de-France",
    "44": "Grand Est",
    "52": "Pays de la Loire",
    "53": "Bretagne",
    "75": "Nouvelle-Aquitaine",
    "76": "Occitanie",
    "84": "Auvergne-Rhône-Alpes",
    "93": "Provence-Alpes-Côte d’Azur",
    "94": "Corse",
  },
  CA: {
    "01": "Alberta",
    "02": "British Columbia",
    "03": "Manitoba",
    "04": "New Brunswick",
    "05": "Newfoundland and Labrador",
    "07": "Nova Scotia",
    "08": "Ontario",
    "09": "Prince Edward Island",
    "10": "Québec",
    "11": "Saskatchewan",
    "12": "Yukon",
    "13": "Northwest Territories",
    "14": "Nunavut",
  },
  GB: { ENG: "England", SCT: "Scotland", WLS: "Wales", NIR: "Northern Ireland" },
};

/** Countries whose region codes are what people write (`MO`, `ZH`). */
const coded = ["US", "CH"];

/** Empty when the name is unknown. */
export function regionName(country: string, code: string): string {
  return names[country]?.[code] ?? (coded.includes(country) ? code : "");
}
