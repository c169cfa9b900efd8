/**
 * Cues of questions that the contract's list would take for another kind: what is said to her, ideas that she has not, hindsight, how it ended,
 * what is never written about. They are asked first. Over folded text without apostrophes.
 */
import type { QuestionKind } from "../reply.ts";

export const firstCues: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "about_lisa",
    /^(?:(?:are you (?:really )?sure|(?:tu es|es tu|vous etes) sure?|why did you say (?:that|this|so)|pourquoi (?:tu dis|dis tu) (?:ca|cela)|who (?:told|said) (?:you )?(?:that|this)|c est (?:faux|pas vrai)|that s (?:wrong|false|not true)|ce n est pas vrai|how do you know(?: that| this)?|comment (?:tu )?(?:le )?sais(?: tu)?(?: ca)?)[ .!?]*$|(?:qui (?:t a|te l a) dit|d ou (?:tu )?(?:sors|tiens))\b)/,
  ],
  [
    "patterns",
    /\b(?:repeat|mak|redo)\p{L}* (?:always )?(?:the )?same (?:mistakes?|errors?|patterns?)\b|\b(?:refai\p{L}*|repet\p{L}*|reprodui\p{L}*|retomb\p{L}*)\b.{0,16}\bmemes?\b|\b(?:what|which) patterns\b|\bquels schemas\b/u,
  ],
  [
    "decision",
    /^(?:so |and |but |et |mais )?(?:is (?:it|this) (?:still |really )?(?:too|a bit) (?:soon|early|late|fast)|(?:est ce|c est) (?:pas )?(?:encore )?trop (?:tot|tard|vite|rapide))\b/,
  ],
  [
    "does_good",
    /\bwhat (?:do|did|does|have) i (?:really |still |always |most )?(?:miss|loved?|liked?|enjoy(?:ed)?|hated?|dislike|admired?|appreciated?)\b|\bwhat (?:annoy|bother|irritat|attract|charm|helped|saved|calmed|soothed)\p{L}* me\b|\b(?:things|reasons) (?:that |why )?i (?:love|like|miss|hate|admire)\b|\bqualities of\b|\b(?:ce que|qu est ce que|que) (?:j |je |n )?(?:aime\p{L}*|adore\p{L}*|deteste\p{L}*|apprecie\p{L}*|regrette\p{L}*) (?:le plus |vraiment |tant )?(?:chez|en|dans)\b|\bqui (?:me |m )(?:a )?(?:le plus )?(?:manqu\p{L}+|plait|plaisait|plu|agac\p{L}+|enerv\p{L}+|deplait|attir\p{L}+|derang\p{L}+|charm\p{L}+|aide\p{L}*)\b|\bqualites (?:de|d)\b/u,
  ],
  [
    "recency",
    /\bhow long\b.{0,40}\b(?:get|got|getting) over (?!it\b|this\b|that\b)\p{L}+|\bcombien de temps\b.{0,24}\b(?:remettre|remise?|oublier|guerir) (?:de |d )?\p{L}+|\b(?:ca fait|il y a) combien de temps que (?!je\b|j\b|on\b|nous\b)\p{L}+ (?:est|a|m a) (?:parti|rompu|quitte)\p{L}*/u,
  ],
  [
    "outside",
    /\bhow (?:can|could|do|should|would) (?:i|we) (?:be|become|stop|get over|deal|handle|cope|improve|fix|save|heal|learn|move on|let go|react|forget|keep|avoid|trust|stay|make (?:it|this) work)\b(?! (?:being )?jealous| to quarrel| quarrel| arguing| fighting)|\bcomment (?:(?:puis je|je peux|pourrais je|faire pour|est ce que je peux) )?(?:etre|devenir|arreter|gerer|ameliorer|sauver|reparer|guerir|apprendre|oublier|reagir|avancer|lacher|eviter|m en sortir|m en remettre|passer a autre chose)\b/,
  ],
  [
    "thread",
    /\bcomment (?:est ce que )?je (?:reagis|me comporte|fais|suis)\b.{0,12}\bquand\b|\bje (?:me sens|suis|vais) (?:mieux|bien|plus \p{L}+|moins \p{L}+) quand\b/u,
  ],
  [
    "other_telling",
    /\b(?:cite|quote)(?: moi| me)? (?:une phrase|des mots|une parole|quelque chose|a sentence|something|a line|words) (?:d|de|from|by|said by)\b/,
  ],
  [
    "verdict",
    /\b(?:c est quoi|quel est|what s|what is|what was) (?:le|the|my|mon) probl\p{L}+ (?:avec|with|de|of)\b|\bqu est ce qui (?:ne va|n allait|clochait|cloche) pas\b/u,
  ],
  [
    "fault",
    /\bwhat did i do wrong\b|\bwhere did i go wrong\b|\b(?:qu ai je|qu est ce que j ai) (?:mal fait|fait de mal|fait de travers|rate)\b|\bmal fait avec\b/,
  ],
  [
    "why_always",
    /\b(?:leaves?|left|quitte\p{L}*) (?:me|them|people|les gens)\b.{0,24}\b(?:or|ou)\b.{0,24}\b(?:leaves?|left|quitte\p{L}*)\b/u,
  ],
  [
    "about_lisa",
    /^(?:i (?:really |still |so )?(?:love|adore|like|hate) (?:you|u)|je t ?(?:aime|adore)|love you)(?:,? lisa)?[ .!]*$|\b(?:tu sers|sers tu) a (?:quoi|rien|quelque)|\ba quoi (?:tu sers|sers tu)\b|\b(?:are you|r u|es tu|tu es|t es|vous etes|etes vous) (?:chatgpt|chat gpt|gpt|claude|gemini|siri|alexa|copilot|(?:an? |une? )?(?:ai|ia|llm|bot|robot|chatbot|machine|software|logiciel))\b|\b(?:system|secret|hidden|initial) (?:prompt|instructions?)\b|\byou are now\b|\btu es (?:desormais|maintenant)\b|\b(?:do|did|will|are) you (?:store|keep|save|record|share|sell|upload|listening|spying|recording)\b|\b(?:tu (?:stockes|gardes|enregistres|conserves|vends|partages)|(?:stockes|gardes|enregistres|conserves|vends|partages) tu)\b|\b(?:do you |can you |tu |peux tu )?(?:see|look at|voir|vois|regarde\p{L}*) (?:my |mes |les |the )?(?:photos?|pictures?|images?)\b|\bhow many (?:photos?|pictures?|images?)\b|\bcombien de (?:photos?|images?)\b|\bwhat do you (?:really )?think (?:of|about) (?!me\b)\p{L}+|\bque penses tu d|\btu penses quoi d|\bqu est ce que tu penses d|\bdo you like (?!me\b)\p{L}+|\btu (?:l |la |le )?aimes bien \p{L}+/u,
  ],
  [
    "about_lisa",
    /\b(?:other|another|someone else s|somebody else s|everyone s|autres?|d un autre|d une autre|quelqu un d autre)\b.{0,20}\b(?:users?|people s (?:journals?|pages|diar)|journals?|accounts?|utilisat\p{L}+|comptes?|membres?)\b|\b(?:journals?|pages|diar(?:y|ies)|comptes?) (?:of|from|de|d) (?:other|another|someone else|somebody else|quelqu un d autre|autres?|un autre|une autre)\b|\bother people of this\b|\b(?:\p{L}+ s|his|her|their|son|sa|leur) (?:secret )?(?:diary|journal|journal intime)\b|\b(?:has|have|does|is|a)\b.{0,24}\b(?:an account|a profile|un compte|un profil)\b(?: here| ici| on tendre| sur tendre)?[ ?.]*$|\b(?:is|are|est) \p{L}+ (?:on|using|sur) (?:tendre|this app|l appli)\b/u,
  ],
  ["not_there", /\bsealed (?:letters?|pages?|notes?)\b|\b(?:lettres?|pages?|notes?) scellee?s?\b/],
  ["outside", /^(?:i hope|j espere|i wish (?:we|he|she|they|it|things)|pourvu qu)\b/],
  [
    "verdict",
    /\bam i (?:so |too |just |really )?(?:lost|stuck|hopeless|cursed|doomed|selfless|pathetic)\b|\b(?:suis je|est ce que je suis) (?:perdue?|maudite?|foutue?|bloquee?|pathetique)\b|\best(?: elle| il)? (?:la bonne|le bon)(?: pour moi)?[ ?.]*$/,
  ],
  [
    "outside",
    /\b(?:gift|present|cadeau)s?\b.{0,24}\b(?:ideas?|idees?|for|pour|offrir)\b|\b(?:ideas?|idees?)\b.{0,20}\b(?:gifts?|presents?|cadeaux?|dates?|sorties?|rendez vous|week ?ends?)\b|\bplan (?:a|me|us|our|my|the) (?:\p{L}+ )?(?:date|trip|weekend|evening|holiday|wedding)\b|\b(?:organise|planifie|prevois)\p{L}* .{0,16}(?:week ?end|rendez vous|voyage|soiree|sortie)|\b(?:dating|relationship|love|flirting|couple) (?:tips?|advice)\b|\b(?:give|donne)\b.{0,20}\b(?:tips?|advice|conseils?)\b|\bwhat (?:should|could|can) (?:i|we) (?:give|get|buy|cook|wear|do (?:this|next|on the) (?:weekend|summer|evening))\b|\b(?:que|qu est ce que je|quoi) (?:peux |pourrais |dois )?(?:lui )?(?:offrir|acheter|cuisiner)\b|\bwhere (?:should|could|can) (?:we|i) (?:go|eat|travel)\b|^ou (?:aller|sortir|partir|manger)\b/u,
  ],
  [
    "outside",
    /\bwho (?:won|invented|discovered|is the (?:president|king|queen|pope|prime minister))\b|\bqui (?:est (?:le |la )(?:president\p{L}*|roi|reine|pape|premier ministre)|a (?:gagne|invente|decouvert))\b|\b(?:world cup|coupe du monde|bitcoin|stock market|bourse)\b|^(?:what s |what is |how much is |combien (?:font|fait) |calcule )?\d+ ?(?:[+x*/]|plus|times|fois) ?\d+[ =?]*$/u,
  ],
  [
    "outside",
    /\b(?:what s|what is|whats) (?:the |today s )(?:date|day)\b(?!.{1,30}\b(?:of|when|with)\b)|\bwhat day (?:is it|is today|are we)\b|\b(?:on est|nous sommes|est on|sommes nous) (?:quel jour|le combien)\b|\bquel jour (?:est on|sommes nous|on est)\b|\bquelle (?:est la )?date (?:d aujourd|est on|sommes)|\b(?:what|which|at what) (?:time|hour)s?(?: of (?:the )?day)? (?:do|did) i (?:usually |mostly )?write\b|\ba quelle heure (?:est ce que )?(?:j ecris|ecris je)\b|\bdo i write (?:at night|in the (?:morning|evening)|late)\b|\b(?:j ecris|ecris je) (?:la nuit|le soir|le matin|tard)\b/u,
  ],
  [
    "does_good",
    /\bressemble\b.{0,20}\bbonne\b|\b(?:what|how) (?:does|would) a good (?:week|month|year) look\b/,
  ],
  [
    "decision",
    /\btell me what to do\b|\b(?:dis|dites) moi(?: \p{L}+)? quoi faire\b|\b(?:sais|sait) (?:plus|pas) quoi faire\b/u,
  ],
  [
    "fault",
    /\b(?:was|is|wasn t|isn t) (?:it|that|this|leaving \p{L}+|\p{L}+) (?:really )?(?:a|my) (?:big |huge )?mistake\b|\b(?:etait|est|etait ce|est ce)(?: que c etait)? (?:vraiment )?(?:une|mon) (?:grosse |grande )?erreur\b|\b(?:did|was) i (?:make a mistake|mistaken)\b|\bai je (?:eu tort|fait une erreur)\b/u,
  ],
  [
    "record",
    /\bwho (?:did i (?:love|date|kiss|fall for)\b.{0,12}\bfirst\b|did i first (?:love|date|kiss|fall for)\b|(?:was the|was my) first\b)|\bqui (?:ai je|est ce que j ai|j ai) aime\p{L}* (?:en premier|d abord|le premier|la premiere)\b|\b(?:comment|ou)\b.{0,24}\b(?:connue?s?|rencontree?s?)\b(?!.{0,20}\b(?:change|evolue)\b)/u,
  ],
  [
    "why_always",
    /\bsigns? (?:that|of|when)\b.{0,30}\b(?:end\p{L}*|over)\b|\bhow (?:do|will|would|can) i know (?:that |when |if )?(?:it s|it is|we are|we re) (?:over|ending|the end)\b|\bcomment (?:je |on )?(?:sais|sait|savoir|reconnaitre)\b.{0,24}\b(?:fini\p{L}*|fin)\b|\bhow (?:did|does) (?:it|things|we|that|(?:my|our) \p{L}+)(?: all)? (?:really )?end\b(?! up)|\bcomment (?:est ce que )?(?:ca|c|cela|l histoire) (?:s est |a |est )?(?:fini\p{L}*|termine\p{L}*|arrete\p{L}*)|\bwhose (?:idea|decision|choice) (?:was|is)\b.{0,24}\b(?:end|leave|break|split|over)\b/u,
  ],
  [
    "good_memory",
    /\brandom (?:\p{L}+ )?(?:page|memory|moment|entry|one)\b|\b(?:page|souvenir|moment)s?(?: \p{L}+)? au hasard\b|\b(?:something|quote something|quelque chose de) (?:beautiful|lovely|tender|sweet|beau|tendre)\b|\b(?:pages?|something|one) (?:that )?i(?: have| ve)? forgot\p{L}*\b|^(?:please )?surprise me\b|^surprends moi\b|\b(?:which|what) (?:page|one|entry|moment) (?:should|could|shall|can) i (?:re ?read|open|read)\b|\bquelle page (?:je )?(?:relire|devrais je relire|dois je relire)\b|\b(?:plus (?:beaux|belles)|meilleure?s) (?:jours|journees|moments|pages|souvenirs)\b/u,
  ],
  [
    "not_there",
    /\bwhat (?:do|did|have) (?:i|we) never (?:written|write|talk|mention|say|speak)\p{L}*(?: a word)?(?: about)?[ ?.]*$|\bwhat(?: s| is) (?:missing|absent)(?: (?:from|in) my (?:pages|journal))?[ ?.]*$|\b(?:topics?|themes?|subjects?) (?:do )?i (?:never|avoid)\b|\bwhat (?:topics?|themes?|subjects?)\b.{0,20}\b(?:never|avoid)\b|\bde quoi (?:est ce que )?(?:je ne |j )(?:parle|ecris|n ecris|ai)\p{L}*(?: je)? jamais(?: parle| ecrit)?[ ?.]*$|\b(?:de quoi|sur quoi) n ?(?:ai|ecris|parle)\p{L}* je jamais\b|\bqu est ce qui manque(?: dans mes pages| a mon journal)?[ ?.]*$|\bquels? (?:sujets?|themes?)\b.{0,24}\b(?:jamais|evite)\b/u,
  ],
  [
    "happier",
    /\b(?:am i|are we) (?:healing|recovering|getting over|doing better)\b|\b(?:est ce que )?(?:je gueris|je remonte la pente|je m en remets|suis je gueri\p{L}*)\b/u,
  ],
  [
    "when",
    /\b(?:earliest|first|oldest) (?:memory|trace) (?:of|with)\b|\bpremier souvenir\b|\b(?:a quand remonte|de quand date)(?:nt)?\b|\bwhen did (?:i|we) (?:start|begin) (?:seeing|dating)\b|\bwhen (?:was|were|did) (?:i|we) (?:last |first )?(?:really |truly |feel )*(?:happy|happiest|sad|saddest|light)\b(?!.{0,20}\bwith\b.{0,20}\bor\b)|\b(?:the )?(?:very )?(?:first|last) (?:thing|line|word|sentence)s? (?:that )?i (?:ever )?(?:wrote|noted)\b|\b(?:la |ma )?(?:toute )?(?:premiere|derniere) (?:chose|ligne|phrase|page) (?:que )?(?:j ai|ai je|de)\b|\bquand (?:ai je|est ce que j ai|j ai) (?:vraiment )?ete (?:vraiment )?(?:heureu\p{L}+|triste|bien) (?:pour )?la derniere fois\b/u,
  ],
  [
    "next_crush",
    /\b(?:type|kind|sort)s? of (?:person|people|man|men|woman|women|guys?|girls?|partner)s? (?:do|did|should|would|am) i\b|\bquels? (?:genre|type)s? (?:de |d )(?:personnes?|gens|hommes?|femmes?|partenaires?)\b|\bwhat (?:is|s) (?:my|a) next crush\b/u,
  ],
  [
    "other_telling",
    /\bwhat (?:does|did|would|do) (?!i\b|we\b|you\b|my\b)\p{L}+ (?:really )?(?:need|want|expect|hope for|ask|feel)\b(?!.{0,8}\bto do with\b)|\bqu(?:e| est ce que?)? ?(?:attend|attendait|voulait|veut|espere|esperait) \p{L}+ de moi\b|\bqu est ce qu(?:e|) ?(?!je\b|j\b|on\b|tu\b)\p{L}+(?: \p{L}+)? (?:attend|attendait|voulait|veut|espere|esperait|me reproch\p{L}+|ressentait|ressent)\b|\bde quoi (?!j\b|je\b|ai\b)\p{L}+ (?:a|avait) besoin\b|\bqu(?: ?est ce qu)?e? ?(?!j\b|je\b|on\b|tu\b|nous\b)\p{L}+(?: \p{L}+)? (?:m )?(?:a|avait) (?:dit|repondu|ecrit|reproche)\b(?! sur| de moi)/u,
  ],
  [
    "calendar",
    /\b(?:which|what|in (?:which|what)) (?:city|town|place|country)\b.{0,30}\b(?:happ|light|best|worst|sad|heav|good|bad)\p{L}*|\bwhere (?:am|was|were|are) (?:i|we) (?:the )?(?:happiest|saddest|lightest|best|at my)\b|\b(?:dans )?quelle ville\b.{0,40}\b(?:heureu|lege|triste|lourd|mieux|pire|bien)\p{L}*|\bou (?:est ce que )?(?:j ai ete|ai je ete|j etais|etais je|je suis|suis je) (?:le |la )?plus (?:heureu|triste|lege)\p{L}*|\b(?:best|worst|happiest|saddest|hardest|lightest|heaviest) (?:month|year)\b|\b(?:pire|meilleure?) (?:mois|annee)\b|\b(?:mois|annee) (?:le |la )plus (?:heureu|triste|lourd|dure?|lege|douce?|doux|lumineu)\p{L}*|\b(?:which|what|quelle|quel) (?:year|annee)\b.{0,40}\b(?:happ|light|best|worst|heav|sad|heureu|lourd|triste|mieux|pire|meilleure?|douce?|doux)\p{L}*/u,
  ],
  [
    "numbers",
    /\b(?:longest|plus long) (?:silence|gap)\b|\b(?:which|what|quelle) (?:mood|humeur)\b.{0,16}\b(?:most|common\p{L}*|domin\p{L}+|souvent|revient|plus)\b|\bcombien de (?:jours|temps) sans (?:rien )?ecrire\b|\bhow (?:long|many days)\b.{0,24}\b(?:without|not) writ\p{L}*\b|\b(?:list|table|tableau|liste)\b.{0,24}\b(?:relationships?|relations|exes|ex|histoires)\b|\b(?:time|stretch) (?:i was )?single\b|\bplus long\p{L}* .{0,16}celibat\p{L}*|\baverage mood\b|\bhumeur moyenne\b|\b(?:percent\p{L}*|proportion|pourcentage) of (?:my|the)\b|\bwhen did i write (?:every day|most|the most)\b|\bquand (?:ai je|est ce que j ai|j ai) (?:le plus )?ecrit (?:le plus|tous les jours)\b|\bhow (?:long|many days|fast|quickly)\b.{0,40}\b(?:make up|made up|mend|reconcile|forgive)\b|\bhow long\b.{0,20}\b(?:quarrels?|fights?|arguments?) last\b|\bcombien de (?:temps|jours)\b.{0,50}\b(?:reconcili|repar|pardonn)\p{L}*|\bcombien de temps (?:durent|dure) (?:nos|les|mes|une) (?:dispute|engueulade)s?\b|\bfall in love (?:too )?(?:fast|quickly|soon|easily)\b|\btombe\p{L}* amoureu\p{L}+ (?:trop )?(?:vite|facilement)\b|\b(?:which|what|how many|the|my) (?:places|cities|towns|countries)\b|\bwhere (?:have|did) (?:i|we) (?:been|go|gone|travel\p{L}*)\b|\bwhich (?:place|city|town) .{0,20}\b(?:most|often)\b|\b(?:combien de|quels?|quelles?|mes|les) (?:villes?|lieux|endroits|pays)\b|\bquel(?:le)? (?:est (?:le |la ))?(?:lieu|ville|endroit) .{0,20}\b(?:plus|souvent)\b|\bou (?:suis je|est ce que je suis|sommes nous|on est) alle\p{L}*\b|\b(?:which|what) (?:tags?|labels?|words?)\b.{0,20}\b(?:most|often)\b|^(?:my|mes) (?:tags?|etiquettes?)[ ?.]*$|\bquel(?:le)?s? (?:tags?|etiquettes?|mots?)\b.{0,24}\b(?:plus|souvent)\b/u,
  ],
];
