/** Words that are not what they look like: what "did not work" is no work, and what was never told somebody is what was kept in. */

const notWorking =
  /\b(?:did|does|do|has|have|had|was|is|could|would|not|never|didn't|doesn't|don't|hasn't|never) (?:\w+ ){0,2}work(?:ed|ing)?(?: out)?\b|\b(?:pas|jamais|bien|plus|mal) march(?:e|ait|er|era)\b/;

/** Words of the idiom, folded; none where it is not there. */
export function idiomWords(folded: string): readonly string[] {
  return notWorking.test(folded)
    ? ["work", "worked", "working", "marche", "marchait", "marcher", "marchera"]
    : [];
}

/** "Why didn't it work out", « pourquoi ça n'a pas marché »: how it ended. */
export function asksWhatFailed(folded: string): boolean {
  return notWorking.test(folded);
}

const keptFrom =
  /\bnever (?:tell|told|said (?:it )?to|say to|admit(?:ted)? to|dared?)\b|\b(?:hid|hide|hidden|hiding) (?:\w+ ){0,3}from\b|\bjamais (?:ose )?(?:dite?s?|dire|avoue\w*)\b|\bcach(?:e|ee|es|ais) (?:\w+ )?(?:a|des|quelque|de)\b/;

/** "What have I never told Camille": asked of somebody, it is what was kept in. */
export function asksWhatWasKept(folded: string): boolean {
  return keptFrom.test(folded);
}

const pages = "(?:pages?|entry|entries|entrees?|moments?|memor(?:y|ies)|souvenirs?|notes?|choses|things)";
const between =
  "(?:que|qu'on|qui|j'ai|ai|as|a|avons|avez|ont|je|tu|on|nous|vous|y|sont|etaient|ete|i|i've|have|has|had|did|do|we|you|were|was|are|is|been|that|which)";
const made =
  "(?:consacre|redige|partage|passe|garde|vecu|ajoute)e?s?|share|shared|spend|spent|devoted|dedicated|log|logged|jot|jotted|record|recorded|add|added";
const saysHowPagesCame = new RegExp(`\\b${pages}(?:[ -]${between})*[ -](${made})\\b`, "g");

const saysDate =
  /\b(?:did i (date)|de quand (date|datent)|(?:start|begin) (seeing|dating)|(?:mood|humeur)(?: is| est)? (?:the )?(?:most )?(common|domine|dominante|dominates?))\b/g;

/**
 * Folded: « moments partagés », "entries I have logged": beside a word for pages, how they came to be is nothing to look for. Nor is the verb of
 * "who did I date", « de quand date ».
 */
export function wordsOfMaking(folded: string): readonly string[] {
  const found = [...folded.matchAll(saysHowPagesCame), ...folded.matchAll(saysDate)];
  return found.flatMap((match) => match.slice(1).filter((word) => word !== undefined));
}

export const wordsOfKeeping =
  /^(?:never|tell|told|say|said|admit\w*|dared?|hid|hide|hidden|hiding|things?|jamais|ose|dites?|dire|avoue\w*|cach\w+|choses?)$/;
