/**
 * When the safety card is shown (docs/lisa/contract.md, "Safety card"): each rule is a subject, a verb and an object within a few words, over
 * folded text. A guard only removes a lone hit. The past and the doubtful still show it: once too often rather than once too seldom.
 */
import { foldText } from "#domain/text/fold-text.ts";
import { coercionSigns, dyingSigns, ownHandSigns, pursuitSigns, woundSigns } from "./danger-signs.ts";

/** "J'ai", « t'as », "dont": one spelling, without apostrophes. */
function plain(text: string): string {
  return foldText(text.slice(0, 20_000)).replaceAll("'", " ").replace(/\s+/g, " ");
}

const en = {
  they: "(?:he|she|they|somebody|someone|my (?:ex|husband|wife|partner|boyfriend|girlfriend|bf|gf|father|mother|brother|dad|mum|mom|stepfather))",
  me: "(?:me|us|my (?:face|arm|arms|wrist|wrists|hair|neck|throat|head|kids?|children|son|daughter|dog|cat|hand|leg|ribs|stomach)|our (?:kids?|children|son|daughter))",
};
const fr = {
  they: "(?:il|elle|on|ils|elles|mon (?:ex|mari|copain|mec|conjoint|pere|frere|beau pere)|ma (?:copine|femme|meuf|conjointe|mere|soeur))",
  me: "(?:m|me|nous|moi)",
};
const few = "(?: [\\p{L}\\d]+){0,4}?";

const selfHarm = [
  /\b(?:i |id |i d |just |really )?(?:want|wanna|wanted|wish|like|going|gonna|ready|prefer|rather)(?: to)? (?:die|be dead|kill myself|end it all|end my life|disappear for ?ever|not (?:exist|be here|be alive|wake up)|hurt myself|cut myself)\b/,
  /\bi (?:wish|wished) i (?:was|were|could be|would be)(?: just)? (?:dead|never born|not here)\b|\bwish i (?:wouldn t|didn t|wouldnt|didnt|could not) wake up\b/,
  /\b(?:stop|stopped|stopping|cease|ceased) (?:existing|to exist|being alive|living)\b|\bdon ?t want to (?:live|be alive|be here|wake up|exist)(?: any ?more)?\b|\bnot want to wake up\b/,
  /\b(?:kill|killing|hurt|hurting|cut|cutting|harm|harming|burn|burning) myself\b|\bsuicid(?:e|al)\b|\btake my (?:own )?life\b|\bend (?:my life|it all)\b|\bno (?:reason|point) (?:to|in) (?:live|living|going on)\b/,
  /\b(?:everyone|everybody|they|he|she|people|my (?:kids|children|family)|the world)(?: would| d| will| ll)?(?: all)? be better off(?: without me)?\b|\bbetter off (?:dead|without me)\b/,
  /\b(?:je |j )?(?:veux|voudrais|ai envie d[e ]?|envie de|prefere|prefererais|aimerais|vais|pense a|besoin de) ?(?:en finir|mourir|me tuer|me suicider|me foutre en l air|me faire (?:du )?mal|me couper|disparaitre|crever|ne plus (?:exister|etre la|me reveiller|vivre))\b/,
  /\b(?:j|je) (?:ai|avais) (?:des )?(?:idees noires|envies? suicidaires?)\b|\bsuicid\w*\b|\bme (?:tuer|scarifier|foutre en l air)\b|\bmettre fin a (?:mes jours|ma vie)\b|\ben finir avec (?:la vie|tout)\b|\bplus envie de vivre\b/,
  /\b(?:je )?(?:veux|voudrais|peux|supporte) ?(?:ne )?plus (?:vivre|exister|etre la|me reveiller)\b|\b(?:cesser|arreter|arretais|cessais) d ?(?:exister|etre la)\b|\bj arrete d exister\b|\bne (?:plus|pas) me reveiller\b/,
  /\b(?:mieux|plus simple|plus heureux|tranquilles?|soulages?) sans moi\b|\bplus simple (?:pour tous?|pour tout le monde) si j\b|\bpas la peine de vivre\b/,
];

const violence = [
  // Whoever does it: a name, "my husband John", « Paul ».
  /(?<!\b(?:i|you|we|it|that|this) )\b(?:hit|slapped|punched|choked|strangled|kicked|shoved|pushed|raped|beats?|attacked|assaulted) (?:me|us)\b(?! (?:at|to|in|by|on|up for|with a (?:hug|smile|kiss)))/,
  /\b(?:used to|would|tried to|tries to|started to|going to|gonna|threatened to) (?:hit|beat|slap|punch|choke|kick|shove|push|strangle|hurt) (?:me|us|my (?:kids?|children|son|daughter))\b/,
  /\b(?:m|nous) (?:a|ont|avait) (?:encore |deja |vraiment |presque )?(?:frapp|gifl|cogn|etrangl|viol|tabass|tordu|battu|pouss|secou|agress|fonce dessus)\p{L}*\b/u,
  rule(
    `\\b${en.they}(?: has| had| s| d| keeps| kept| just| always| once| then| even| almost| nearly)* (?:hits?|hitting|beats?|beat|beaten|beating|punch(?:es|ed)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|push(?:es|ed|ing)?|shov(?:es|ed|ing)|twist(?:s|ed)?|chok(?:es?|ed|ing)|strangl(?:es|ed)|grab(?:s|bed)?|burn(?:s|ed)?|spit(?:s)?(?: at| on)?|spat(?: at| on)?|drag(?:s|ged)?|rap(?:es|ed)|forc(?:es|ed|ing)|hurts?|throws?(?: \\p{L}+){0,3} at|threw(?: \\p{L}+){0,3} at|pulls?|pulled) ${en.me}\\b`,
  ),
  /\bi (?:was|got|have been|ve been|am being|m being) (?:hit|beaten|slapped|punched|choked|strangled|raped|assaulted|abused by|kicked|forced)\b/,
  /\b(?:did not|didn t|didnt|wouldn t|wouldnt|would not|won t|wont) stop when i (?:said|say|told)\b|\bwent on (?:when|after|even though) i (?:said|d said) (?:no|stop)\b|\bforced (?:me|himself on me|herself on me)\b|\bagainst my will\b|\bi said no and (?:he|she|they)\b/,
  rule(
    `\\b${fr.they}${few} (?:m|me|nous) (?:a |ont |avait |aurait |as |deja |encore |fait )*(?:frapp\\p{L}*|tap(?:e|es|ee|ees|ait)|gifl\\p{L}*|cogn\\p{L}*|bat|bats|battu\\p{L}*|battait|pouss(?:e|ee|es|ait)|tord|tordu\\p{L}*|etrangl\\p{L}*|serre (?:la gorge|le cou|le bras|les poignets)|secou\\p{L}*|brul\\p{L}*|crache|viol(?:e|ee|es|ait)|forc(?:e|ee|es|ait)|tabass\\p{L}*|attrap\\p{L}* par|jet\\p{L}* (?:contre|par terre|\\p{L}+ dessus)|lanc\\p{L}* (?!un regard|un sourire|un clin|une? (?:invitation|idee|balle|defi))\\p{L}+ \\p{L}+|tire (?:les|par les) cheveux|fait mal)\\b`,
  ),
  /\b(?:il|elle) (?:a |avait )?(?:leve|levé) la main sur (?:moi|nous|les enfants)\b|\b(?:il|elle) (?:a |s )?(?:continue|continuait|a pas arrete|n a pas arrete)\p{L}* (?:quand|alors que|meme quand|apres que) j ai dit\b|\bj ai dit non et (?:il|elle)\b|\bcontre (?:ma volonte|mon gre)\b|\bme forcer?\b|\b(?:tape|frappe|bat) (?:mes|nos|les) enfants\b/u,
  /\bje (?:suis|me suis fait|me fais) (?:battue?|frapper|taper|violer|agresser|tabasser|gifler)\b/,
];

const threat = [
  rule(
    `\\b${en.they}(?: \\p{L}+){0,3} (?:kill|find|ruin|destroy|hurt|shoot|stab|burn) (?:me|us|you|the kids|my family)\\b`,
  ),
  /\b(?:will|ll|gonna|going to|threatens? to|threatened to) (?:kill|ruin|destroy|hurt|shoot|stab) (?:me|us|my|the kids)\b|\b(?:post|posts|posted|share|shared|leak|send|sends|publish)\w* (?:my |the |our )?(?:nudes?|pictures|photos|videos) (?:of me|online|to my|to everyone|if)\b|\bthreaten(?:s|ed|ing)? (?:me|us|to)\b/,
  rule(
    `\\b${fr.they}(?: \\p{L}+){0,4} (?:me|m|nous|te) (?:tuer|tuera|tue|retrouver|retrouvera|menac\\p{L}*|detruire|crever|planter|bruler)\\b`,
  ),
  /\b(?:me|m) (?:a )?menac\w+\b|\bmenace de (?:me|mort|publier|poster|diffuser|tuer|s en prendre)\b|\b(?:publier|poster|diffuser|envoyer|balancer) (?:mes|des|les) (?:photos|videos|nudes?)\b|\bsi je (?:le |la )?(?:pars|quitte)\b[^.]{0,40}\b(?:tue|tuer|tuera|retrouvera?|meurt|suicide|fout en l air)\b|\bva me (?:tuer|frapper|retrouver)\b/,
];

const fear = [
  rule(
    `\\b(?:afraid|scared|terrified|frightened)(?: \\p{L}+){0,2} (?:of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother)|going home|coming home|being alone with (?:him|her|them)|what (?:he|she|they) (?:ll|will|would|might|could)|speaking|saying|making (?:him|her) angry)|to (?:go home|speak|say|leave|be alone with|sleep|tell (?:him|her)))\\b`,
  ),
  /\b(?:j ai|j avais|jai|on a|ai) (?:tres |si |trop |vraiment |super )?(?:peur|terreur) (?:de (?:lui|rentrer|parler|sa reaction|ses reactions|ses coleres|le quitter|la quitter|dormir|ce qu (?:il|elle) (?:peut|pourrait|va)|mon (?:mari|copain|ex|conjoint|mec|pere)|ma (?:femme|copine|mere))|d elle|qu (?:il|elle) (?:me|m|nous|revienne|rentre|fasse|s en prenne))\b/,
  /\b(?:il|elle) me (?:fait|faisait) (?:tres |vraiment |trop )?peur\b|\b(?:he|she) (?:scares|frightens|terrifies|terrified) me\b|\bpeur de rentrer\b|\bscared to go home\b/,
];

const control = [
  rule(
    `\\b${en.they}(?: \\p{L}+){0,2} (?:wont|won t|doesnt|doesn t|wouldn t|wouldnt|never|will not|does not|would not|don t|dont)(?: ever)? (?:let|lets|allow|allows|allowed) (?:me|us)\\b`,
  ),
  rule(
    `\\b${en.they}(?: \\p{L}+){0,2} (?:locks?|locked|takes?|took|hid|hides?|keeps?|confiscat\\p{L}+) (?:me (?:in|out|up|inside)|my (?:keys|papers|passport|money|phone|card|cards|documents|salary|id))\\b`,
  ),
  rule(
    `\\b${en.they}(?: \\p{L}+){0,2} (?:checks?|follows?|followed|tracks?|tracked|reads?|watch(?:es|ed)?|controls?)(?: all)? (?:me everywhere|my (?:every|location|messages all|phone (?:every|all|at night))|everything i do|where i (?:am|go) all|me all the time)\\b`,
  ),
  /\b(?:il|elle|ils|mon \p{L}+|ma \p{L}+) (?:ne )?(?:me|m) (?:laisse|laissait|autorise|permet) (?:pas|plus|jamais|rien)\b|\b(?:il|elle|mon \p{L}+|ma \p{L}+) m ?(?:a )?(?:interdit|interdisait|enferme|enfermee|enfermait|empeche|empechait|sequestre)\p{L}*\b/u,
  /\b(?:il|elle|mon \p{L}+|ma \p{L}+) (?:m a |me |m )?(?:a )?(?:pris|prend|cache|caché|confisque|garde|vole) (?:mes (?:cles|papiers|sous|affaires)|mon (?:passeport|argent|telephone|tel|salaire|portable)|ma carte)\b|\b(?:il|elle) (?:m a |me )(?:pris|prend|cache|confisque)\p{L}* (?:les|mes|mon|ma|le)\b/u,
  /\b(?:il|elle|mon \p{L}+|ma \p{L}+) (?:me (?:suit|suivait|surveille|piste|espionne|controle|fliqu\p{L}*) (?:partout|tout le temps|sans arret|sans cesse|en permanence)|controle (?:tout|mes|mon)|fouille (?:mon|mes|tout) \p{L}+ (?:tous|tout|chaque|sans))/u,
];

const byWriter = [
  /\bi (?:hit|slapped|punched|choked|kicked|beat|pushed|shoved|threatened|strangled|locked|follow(?:ed)?) (?:him|her|them|my (?:partner|wife|husband|boyfriend|girlfriend|ex|kids?|children))\b|\bi (?:want|am going|m going|m gonna|feel like|could) (?:to )?(?:kill|hit|hurt|strangle|hitting|killing|hurting)(?:ing)? (?:him|her|them|somebody|someone)\b|\bafraid (?:of what )?i(?: might| ll| will| could) (?:hurt|hit|do to) \p{L}+/u,
  /\bje (?:l|le|la|les) ?ai (?:frapp|tap|gifl|cogn|battu|pouss|menac|etrangl|enferm|secou|suivi)\p{L}*\b|\bje (?:vais|veux|voudrais|pourrais) (?:le|la|les|lui) (?:tuer|frapper|buter|cogner|faire (?:du )?mal|etrangler|casser la)\b|\bj ai (?:frapp|gifl|cogn|menac|enferm|etrangl)\p{L}* (?:mon|ma|mes)\b|\bpeur de (?:lui|leur) faire du mal\b/u,
];

/** "I slapped Camille": whom is known by the capital, in the text as it was typed. */
const byWriterToName =
  /(?<!\p{L})I (?:have |just |once |almost |nearly )?(?:hit|slapped|punched|choked|strangled|shoved) \p{Lu}\p{Ll}+|(?<!\p{L})[Jj]['’]ai (?:encore |presque )?(?:frapp|gifl|cogn|étrangl|etrangl|bouscul)\p{L}* \p{Lu}\p{Ll}+/u;

const againstThemselves = [
  rule(
    `\\b${en.they}(?: \\p{L}+){0,3} (?:kill|hurt|harm|cut)s? (?:himself|herself|themselves|themself)\\b|\\b${en.they}(?: \\p{L}+){0,2} (?:will|ll|would|d|wants to|going to) die if i\\b|\\bif i leave(?: \\p{L}+){0,6} (?:kill|die|hurt)`,
  ),
  /\b(?:il|elle|iel)(?: \p{L}+){0,4} (?:se (?:tuer|tue|tuera|suicider|suicide|suicidera|foutre en l air|fait du mal|faire du mal|scarifi\p{L}*)|en finir|mourir|va mourir|meurt) ?(?:si je)?\b/u,
];

const groups = [
  [...selfHarm, ...dyingSigns],
  violence,
  threat,
  fear,
  [...control, ...pursuitSigns],
  [...byWriter, ...ownHandSigns],
  againstThemselves,
  [...coercionSigns, ...woundSigns],
];

function rule(source: string): RegExp {
  return new RegExp(source, "u");
}

/** A thing for a subject, a figure of speech: taken out before the rules look. */
const figures =
  /\b(?:mort|morte|morts|mourir|mourrais|meurs|creve|creves) de (?:rire|faim|soif|chaud|froid|fatigue|honte|ennui)\b|\btuer le temps\b|\b(?:dying|died|die) (?:of laughter|laughing|of boredom|of embarrassment)\b|\b(?:the heat|this heat|my back|my feet|my head|the suspense|this song|work|homework|the hangover|the traffic) (?:is|are) killing me\b|\bkilling time\b|\bto die for\b|\bdie hard\b|\bpeur de rien\b|\b(?:il|elle) m a tuer? de rire\b|\bça me tue\b|\bgoing to hit (?:the|send)\b|\bit kills me\b|\b(?:it|that|this|reality|the news) (?:just |suddenly |finally )?(?:hit|hits|struck) me\b|\b(?:ca|cela|qui|phrase|idee|image|nouvelle) m a (?:vraiment )?(?:frapp|secou|pouss|touch)\p{L}*/gu;
const frames =
  /\b(?:in|dans) (?:the|a|this|that|my|le|un|ce|mon|la|une) (?:\p{L}+ )?(?:film|movie|book|novel|game|play|series|match|livre|roman|jeu|serie|piece)\b|\b(?:i dreamt|i dreamed|had a dream|in my dream|j ai reve|dans mon reve|en reve)\b|\b(?:at|during|in) (?:boxing|karate|judo|rugby|football|practice)\b|\b(?:a|au|en|pendant le) (?:la )?(?:boxe|karate|judo|rugby|foot|match)\b/u;

/** True when the card comes before anything else. */
export function speaksOfDanger(text: string): boolean {
  const said = plain(text).replace(figures, " ");
  if (byWriterToName.test(text.slice(0, 20_000))) return true;
  const hits = groups.filter((group) => group.some((one) => one.test(said)));
  if (hits.length === 0) return false;
  // A story or a sport explains what others do; a wish to die or to hurt somebody is never explained away.
  const [only] = hits;
  const isLone = hits.length === 1 && (only === violence || only === threat);
  return !(isLone && frames.test(said));
}

const feared =
  /\b(?:afraid of (?:him|her)|scared of (?:him|her)|(?:he|she) (?:hit|slapped|pushed|grabbed|choked) me|(?:would ?n.?t|does ?n.?t) let me|read (?:all )?my messages|read everything|(?:location|dot) (?:stopped|shows where)|without permission|ask permission|asked? where i(?:'d| had| was)|i got small|getting small|checked my phone|forbade|walking on eggshells)\b|\b(?:peur d(?:e lui|'elle)|m'a (?:frappe|gifle|pousse|attrape)|m'interdi\w+|lu tous mes messages|tout lu|demandes? la permission|rapetiss\w+|fouille mon telephone|surveill\w+ mon)/;

/** Pages about one person that tell of fear or control: nothing is explained away there (contract, M14). Over folded text. */
export function tellsOfFear(folded: string): boolean {
  return feared.test(folded);
}
