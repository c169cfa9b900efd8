/** Which kind of question a message asks, by cues in both languages, over folded text without apostrophes; the first that matches. */
import type { QuestionKind } from "../reply.ts";
import { besideCues, isMedical, isUnderAge } from "./cues-beside.ts";
import { firstCues } from "./cues-first.ts";

/** To hurt somebody with words, by oneself or by her: asked for, not told of. */
const wounding =
  /^(?:please |now |and |so |alors |et |vas y |peux tu |tu peux |help me (?:to )?|aide moi a |can you |could you )*(?:insult|roast|mock|make fun of|laugh at|humiliate|insulter?|te moquer|moque(?:r|z)?(?: toi| vous)?|rabaisse|descends)\b|\b(?:write|say|compose|find|text|send|ecri\p{L}*|dis|trouve\p{L}*|envoie\p{L}*)\b.{0,24}\b(?:cruel\p{L}*|mean|nasty|hurtful|vicious|mechant\p{L}*|blessant\p{L}*|insulte\p{L}*|insults?)\b/u;

/** About her, or asked of her what no software is: a friend, a therapist, praise; who reads along; what she keeps. */
const aboutHerself =
  /\b(?:you re|you are|youre|tu es|t es|vous etes) (?:my |the |ma |mon |la |le )(?:only |best |seule? |meilleure? )*(?:friend|one|person|amie?|psy|therap\p{L}*|confident\p{L}*|personne)\b|\b(?:be|act as|play|become|sois|deviens|joue) (?:my |a |mon |ma |une? |le |la )(?:\p{L}+ )?(?:therap\p{L}*|psy\p{L}*|shrink|coach|counsel\p{L}*|friend|girlfriend|boyfriend|amie?|copine?|copain)\b|\b(?:therapy|cbt|emdr|hypnosis|therapie|tcc|hypnose)\b.{0,24}\b(?:session|exercise|with me|seance|exercice|avec moi)\b|\b(?:seance|session|exercice|exercise)s?\b.{0,16}\b(?:therap\p{L}*|cbt|tcc|anxi\p{L}*|angoiss\p{L}*|relaxation|hypnos\p{L}*)\b|\b(?:what|que|qu) (?:would|might|est ce qu|est ce que|en )?.{0,10}\b(?:psycholog\p{L}+|psychiatr\p{L}+|therapist|shrink|therapeute|un psy)\b.{0,20}\b(?:say|think|tell|dire|dirait|pense\p{L}*)?|\b(?:un psy|psychologue|therapeute) (?:dirait|penserait)\b|\byou (?:only|just|always) (?:ever )?(?:tell|say|agree|repeat)\b|\btu (?:me )?dis (?:toujours|seulement|juste|que)\b|\b(?:admit it|avoue le)\b|\bi (?:m|am) the best\b|\bwho (?:reads|can read|sees|can see) (?:what i|my|this)\b|\bqui (?:lit|peut lire|voit) (?:ce que|mes|mon|ca)\b|\b(?:is|are) (?:this|it|what i|my \p{L}+)\b.{0,24}\b(?:private|secret|safe here|confidential)\b|\b(?:est ce|c est|reste)\b.{0,24}\b(?:prive|confidentiel|secret)\b|\b(?:do you|will you|tu te|te) (?:remember|souviens|rappelles)\b|\bwhat did (?:you|i) (?:say|tell)\b.{0,30}\b(?:last time|yesterday s conversation|before this)\b|^(?:please )?(?:delete|erase|remove|rename|edit|publish|share|export|print (?:my|the|this|a)|remind me to|set (?:a|me|an)|create|add (?:a|an|this)|note (?:that|down|que)|write down that|efface|supprime|modifie|renomme|publie|partage|exporte|imprime|cree|ajoute|enregistre|programme|rappelle moi d)\b/u;

const cues: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "harm",
    /\b(?:track|tracking|follow|following|spy|spying|spyware|stalk|stalking|surveil|monitor|keylogger|hack|hacking|bug) (?:on )?(?:him|her|them|my|\p{Lu}?\p{L}+)\b.{0,60}\b(?:phone|app|location|without|secretly|messages|account|knowing|seeing|password)|\b(?:app|way|how|can i|could i|help me)\b.{0,50}\b(?:shows? (?:me )?where|track|spy|see where|locate|know where|read (?:his|her|their|\p{L}+s?) (?:messages|texts|phone|mails?|dms)|get into (?:his|her|their)|unlock (?:his|her|their)|hack)|\b(?:see|check|find out|know) (?:who|what) (?:he|she|they|\p{L}+) (?:texts?|is texting|calls?|messages?|is messaging|writes? to)\b|\b(?:find out|found) where (?:he|she|they|\p{L}+) (?:lives?|is|goes|works?)\b|\bwithout (?:him|her|them|\p{L}+) (?:seeing|knowing|noticing|finding out)\b|\b(?:revenge|get back at|get even|make (?:him|her|them|\p{L}+) (?:pay|suffer|jealous|regret|come back|love me|miss me|want me|stay)\b|(?:find|get|give)\b.{0,24}\b(?:address|phone number)|punish|humiliate|ruin (?:him|her|his|their)|destroy (?:him|her)|expose (?:him|her)|blackmail|manipulate|threaten|fake (?:profile|account)|catfish|guilt ?trip|ultimatum to force|trick (?:him|her|them))\b/u,
  ],
  [
    "harm",
    /\b(?:pister|suivre|espionner|surveiller|geolocaliser|localiser|traquer|pirater|fliquer|hacker)\b.{0,60}\b(?:tel|telephone|portable|sans|appli|application|compte|messages|secret|le |la |lui|\p{L}+)|\b(?:le|la|l) (?:pister|suivre|espionner|surveiller|geolocaliser|localiser|traquer|pirater)\b|\bune? (?:appli|application|moyen|logiciel|facon)\b.{0,50}\b(?:ou (?:est|va|se trouve)|voir ou|lire ses|espion)|\b(?:voir|verifier) (?:a qui|avec qui) (?:il|elle|\p{L}+) (?:ecrit|parle|texte|envoie)\b|\blire (?:ses|les) (?:messages|sms|mails|textos|conversations)\b.{0,40}\b(?:sans|de (?:lui|elle|\p{L}+)|secret)?|\bsans qu (?:il|elle|on|\p{L}+) (?:le |s en )?(?:sache|voie|remarque|apercoive|rende)\b|\b(?:me venger|se venger|vengeance|faire payer|lui faire payer|(?:le|la|les|lui|leur) faire (?:souffrir|regretter|mal|payer)|rendre (?:\p{L}+ )?jalou\p{L}+|(?:trouve|trouver|donne|cherche|chercher)\b.{0,24}\b(?:adresse|numero)|humilier|le punir|la punir|punir|le detruire|la detruire|faire chanter|chantage|manipuler|faux (?:profil|compte)|forcer a (?:rester|revenir|m aimer)|le faire revenir|la faire revenir|culpabiliser)\b/u,
  ],
  ["harm", wounding],
  ...firstCues,
  ...besideCues,
  [
    "outside",
    /^(?:please )?(?:promise|promets|jure)\b|\b(?:tell me|dis moi|say)(?: that| que| qu)? (?:it|things|everything|all|ca|tout|cela) (?:gets?|will|is going|ira|va)\b|\b(?:do you think|tu crois que|tu penses que) \p{L}+ (?:will|va|vont)\b/u,
  ],
  ["good_memory", /\bmake me (?:feel (?:better|good)|smile)\b|\bfais moi (?:sourire|du bien)\b/],
  [
    "harm",
    /\bdeserves? (?:to )?(?:suffer|pay|be hurt|be punished|pain)\b|\bmerit\p{L}+ (?:de |d )?(?:souffrir|payer|etre puni\p{L}*)\b/u,
  ],
  ["decision", /\b(?:live|cope|survive|go on|manage) without\b|\b(?:vivre|survivre|continuer|tenir) sans\b/],
  [
    "fault",
    /\b(?:was|were|am|have) i (?:been )?(?:too |so |really )*(?:cruel|mean|unfair|harsh|unkind|cold|hard on)\b|\bdid i (?:ever )?(?:hurt|wrong|wound)\b|\b(?:j ai|ai je) (?:ete |trop )*(?:cruel\p{L}*|mechant\p{L}*|injuste|dure?|froide?|blesse)\b|\bai je blesse\b/u,
  ],
  ["verdict", /\b(?:flaws?|shortcomings|defauts?)\b/],
  ["about_lisa", aboutHerself],
  [
    "recency",
    /\b(?:how (?:many days|many weeks|many months|long)|days|time) (?:is it |has it been |it been )?since i (?:last )?(?:wrote|talked|spoke|mentioned|noted)\b|\bam i (?:really |finally )?over (?!the\b)\p{L}+|\bdo i (?:still )?think (?:about|of) \p{L}+|\b(?:combien de (?:temps|jours|semaines|mois)|depuis quand)\b.{0,24}\b(?:n ai (?:pas|plus|rien)|pas) (?:ecrit|parle|note)\b|\btourne(?:r)? la page\b|\bje pense (?:encore|toujours) a\b|\b(?:est ce que je pense|pense je) (?:encore|toujours) a\b/u,
  ],
  [
    "verdict",
    /\b(?:tell me|admit|confirm|dis(?: moi)?|avoue|confirme)(?: that| que| qu)? (?!i\b|j\b|je\b|about\b|what\b|when\b|where\b|who\b|how\b|why\b|if\b|whether\b|quand\b|comment\b|ou\b|si\b|ce\b)\p{L}+ (?:is|was|are|were|est|etait|a ete) (?:really |just |such |a |an |the |un |une |vraiment )*(?!with\b|in\b|at\b|avec\b|a\b)\p{L}+|\b(?:am i|i m|i am|suis je|est ce que je suis|je suis) (?:really |so |too |vraiment |si |trop )?(?:ugly|beautiful|pretty|attractive|handsome|smart|clever|stupid|fat|laide?|moche|belle?|beau|intelligent\p{L}*|bete|grosse?)\b.{0,6}$|\babandon(?:ment)? (?:issues?|wound)\b|\bfear of abandonment\b|\bpeur de l abandon\b|\b(?:is (?:this|it|that)|est ce|c est) (?:un |du |a )?trauma\p{L}*/u,
  ],
  [
    "fault",
    /\b(?:say|tell me|admit|dis|dis moi|avoue)(?: that| que)? (?:i (?:was|am|m) right|j (?:ai|avais) (?:eu )?raison)\b/u,
  ],
  [
    "about_lisa",
    /\b(?:can|could|do) you (?:read|see|open|access|hear|call|send|text|delete|erase|change|remember|write (?:in|into))\b|\bhow are you\b|^(?:et toi )?(?:comment )?(?:ca va|vas tu|tu vas bien)(?: toi)?\W*$|\b(?:tu preferes|do you prefer)\b|\b(?:peux tu|tu peux|pouvez vous) (?:\p{L}+ )?(?:lire|voir|envoyer|appeler|supprimer|effacer|changer|modifier)\b|\b(?:do )?you think i (?:m|am)\b|\btell me (?:that )?i m\b|\b(?:you re|you are|you re so|youre) (?:so |really |just )?(?:useless|stupid|dumb|wrong|annoying|rubbish|crap|shit)\b|\b(?:tu es|t es|vous etes) (?:vraiment |trop )?(?:nulle?|inutile|bete|stupide|con|conne)\b|\btu sers a rien\b|^(?:ta gueule|tg|shut up|fuck you)\b|\b(?:tu me trouves|tu penses que je suis|dis moi que je suis|fais moi un compliment)\b|\b(?:do you|you|tu|vous|t) (?:really |m )?(?:love me|like me|aimes|aimez|feel|have feelings|care about me)\b|\btu m aimes\b|\b(?:who|what) are you\b|\bare you (?:a |an |really |even )?(?:human|real|robot|bot|person|ai|machine|software|alive|therapist|psychologist|friend|conscious)\b|\b(?:qui|quoi) es tu\b|\b(?:tu es|t es|es tu|vous etes|etes vous) (?:qui|quoi|une? (?:ia|humaine?|robot|personne|machine|vraie|psy|logiciel|amie?)|humaine?|reelle?|la pour moi)\b|\bqui etes vous\b|\bque sais tu (?:de moi|faire)\b|\bwhat (?:can|do) you (?:do|know|read|see)\b|\bhow do you (?:work|know)\b|\b(?:que|qu est ce que) (?:vois|lis|sais|peux) tu\b|\bcomment (?:tu )?(?:marches|fonctionnes)(?: tu)?\b|\b(?:system )?prompt\b|\b(?:ignore|disregard|forget) (?:all |your |the |previous |above )+|\bignore (?:toutes? )?(?:tes|les|ces) (?:instructions|regles|consignes)\b|\byour (?:instructions|rules)\b|\btes (?:instructions|regles|consignes)\b/u,
  ],
  [
    "verdict",
    /\b(?:is|was|are|were|am i|isn t|wasn t) (?:[\p{L}\d]+ ){0,4}?(?:really |just |being |a |an |the |such |so |even )*(?:toxic|narciss\p{L}*|abus\p{L}*|manipulat\p{L}*|gaslight\p{L}*|selfish|crazy|needy|sociopath\p{L}*|psychopath\p{L}*|bipolar|borderline|a bad person|evil|controlling|avoidant|anxious attachment|red flags?|a liar|the one|my soulmate|a cheater|unfaithful|immature|depressed|autistic)\b|\b(?:diagnos\p{L}+|attachment style|red flags?|love bomb\p{L}*)\b|\bwhat (?:kind of (?:person|man|woman) )?(?:is|was) (?:he|she|wrong with)\b|\bwhat s wrong with\b|\b(?:controll(?:ed|ing)|manipulat(?:ed|ing)|mistreat(?:ed|ing)|humiliat(?:ed|ing)) me\b|\b(?:word for (?:him|her|what (?:he|she)))\b/u,
  ],
  [
    "verdict",
    /\b(?:est|etait|c est|c etait|serait|suis|es)(?: [\p{L}\d]+){0,4} (?:toxique|narcissique|perver\p{L}*|manipul\p{L}*|egoiste|fou|folle|abusi\p{L}*|violent\p{L}*|bipolaire|borderline|menteu\p{L}*|infidele|immature|depressi\p{L}*|evitant\p{L}*|jalou\p{L} maladi\p{L}*)\b|\b(?:pervers\p{L}* narcissique|relation toxique|style d attachement|diagnosti\p{L}+|trouble de la personnalite|dependan\p{L}+ affecti\p{L}+|l emprise|emprise)\b|\bc est (?:un|une) (?:perver\p{L}*|manipulat\p{L}*|narcissique|connard|salaud|salope)\b|\bqu est ce qui ne va pas chez\b|\b(?:me|m) (?:controlait|controle|manipulait|manipule|maltraitait|maltraite|humiliait|humilie)\b|\bc est quoi (?:son probleme|ce type|cette fille)\b/u,
  ],
  [
    "verdict",
    /\b(?:am|was|were) i (?:really |just |such |a |an |the |too |so )*(?:good|bad|terrible|horrible|awful|decent|lovable|unlovable|much|broken|damaged|boring|difficult|hard to love|enough)\b|\b(?:a |une? )?(?:good|bad|bonne|mauvaise) person(?:ne)?\b|\bmy (?:biggest|worst|greatest|main) (?:flaw|fault|weakness|quality|strength)\b|\bquelqu un de (?:bien|bon|mauvais)\b|\b(?:mon|mes|ma) (?:plus grande? |pires? |principa\p{L}+ )?(?:defauts?|faiblesses?|qualites?)\b|\b(?:suis je|est ce que je suis|je suis) (?:trop|nulle?|difficile)\b.{0,20}\?|\bdo i have (?:an? )?(?:depress|anxiety|adhd|ptsd|bpd|autis|bipolar|trauma)\p{L}*|\b(?:ai je|est ce que j ai|j ai) (?:une? |le )?(?:depression|tdah|trauma\p{L}*)\b|\b(?:is|was|are|were) (?!it\b|that\b|this\b|there\b)\p{L}+ (?:really |just |so |such |a |an |very )*(?:cruel|mean|evil|heartless|horrible|terrible|awful|a monster)\b|\b(?!it\b|that\b|this\b|day\b)\p{L}+ (?:is|was) (?:so |really |just )*(?:cruel|evil|heartless)\b|\b(?:est|etait) (?:t (?:il|elle) )?(?:\p{L}+ )?(?:cruel(?:le)?|mechant\p{L}*|sans coeur|un monstre)\b/u,
  ],
  [
    "draft",
    /\b(?:write|draft|compose|prepare|help me (?:write|say|tell|ask|word))\b.{0,30}\b(?:letter|message|text|note|mail|email|reply|talk|conversation|to (?:him|her|them)|(?:say|tell|ask) )|\b(?:letter|note) (?:to|for) \p{L}+|\bhow (?:do|can|could|should|would) i (?:say|tell|ask|bring up|start|begin|put it|talk|raise|explain|apologi[sz]e)\b|\bwords (?:for|to)\b|\bwhere do i (?:start|begin)\b|\bhelp me (?:write|say|tell|ask|word|talk)\b|\bwhat (?:do|should|could|would) i (?:say|tell|write|answer)\b|\bi (?:want|would like|d like|need) to (?:tell|say to|talk to|ask)\b/u,
  ],
  [
    "draft",
    /\b(?:ecris|ecrire|redige|rediger) (?:a|lui|leur)\b|\b(?:ecris|ecrire|redige|rediger|prepare|preparer|aide moi a (?:ecrire|dire|repondre))\b.{0,30}\b(?:lettre|message|mot|mail|texto|sms|reponse|conversation|discussion)|\b(?:une )?lettre (?:a|pour) \p{L}+|\bcomment (?:lui |leur |je (?:peux|pourrais|lui|dois) )?(?:dire|demander|parler|aborder|commencer|annoncer|expliquer|m excuser|lui dis)|\bpar ou commencer\b|\b(?:que|quoi) (?:lui )?(?:dire|repondre|ecrire)\b|\baide moi a (?:dire|ecrire|parler|demander|repondre)\b|\bje (?:voudrais|veux|dois|aimerais) (?:lui |leur )?(?:dire|parler|demander|annoncer)\b|\bles mots pour\b/u,
  ],
  [
    "next_crush",
    /\b(?:what|who|the (?:kind|type|sort) of (?:person|man|woman|people)) (?:i m|am i|i am|do i) (?:look(?:ing)? for|want|seek\p{L}*)\b|\b(?:right|made|meant|good|match|compatible) (?:person )?(?:for|with) me\b|\bnext crush\b|\b(?:is|are) (?:\p{L}+) (?:what|who|the one) i\b|\bmy type\b|\bcompatib\p{L}+\b|\bce que je cherche\b|\bqui je cherche\b|\bquelqu un pour moi\b|\b(?:faite?|bien|bonne?) pour moi\b|\bmon (?:type|genre)\b|\bcompatibles?\b/u,
  ],
  [
    "other_telling",
    /\b(?:how|what) (?:would|might|could|did|does|do) (?!i\b|we\b|you\b|my (?:pages|moments|notes|entries)\b)(?:\p{L}+)(?: \p{L}+)? (?:tell|say|see|describe|put it|think|feel|saw|remember)\b|\b(?:his|her|their|\p{L}+s?) (?:side|point of view|perspective|version)\b|\b(?:seen|told) (?:by|from)\b|\bin (?:his|her|their) (?:shoes|eyes|words)\b|\b(?:does|did) (?!i\b|you\b)\p{L}+ (?:still |really |ever )?(?:love|like|miss|want|need) me\b/u,
  ],
  [
    "other_telling",
    /\b(?:vu|vue|racontee?|vecue?) par\b|\b(?:que|qu est ce que|comment) (?:le |la |l |lui |en )?(?:dirait|raconterait|verrait|penserait|pense|a vecu|a vu|decrirait|dit)\b|\b(?:sa|son|leur) (?:version|point de vue|cote|recit)\b|\ba sa place\b|\bdu (?:cote|point de vue) d\b|\bqu (?:est ce qu )?(?:il|elle|\p{L}+) (?:en |y |me )?(?:dirait|penserait|raconterait|verrait|pense|repondrait)\b|\bm aime (?:t )?(?:il|elle|encore)\b|\b(?:il|elle|\p{L}+) m aime(?:nt)?\b|\b(?:il|elle|\p{L}+) (?:en )?(?:dirait|raconterait|penserait) quoi\b/u,
  ],
  [
    "other_telling",
    /(?<!\bwhy )\b(?:does|did|is|was|are|were) (?!i\b|you\b|it\b|we\b|there\b|that\b|this\b|my\b)\p{L}+ (?:still |really |ever |so |too |as |more |less |any )*(?:happy|unhappy|happier|unhappier|sadder|sad|angry|upset|in love|hurt|sorry|afraid|want\p{L}*|regret\p{L}*|think|thinking|feel|feeling|miss|hate|know|care|forgiv\p{L}+)\b|\b(?:est|etait) (?:t )?(?:il|elle) (?:(?:plus|moins|aussi|vraiment|encore) )?(?:heureu|triste|fache|en colere|amoureu|malheureu|sincere|blesse)\p{L}*|\best ce qu(?:e)? ?(?!je\b|on\b|ce\b)\p{L}+ (?:veut|voulait|regrette|regrettait|ressent|m en veut|m en voulait|sait|souffre|souffrait|est (?:heureu|triste|amoureu|malheureu)\p{L}*)\b|\b(?:m a|m avait|m ont)(?: t (?:il|elle))?(?: vraiment| jamais)? aimee?s?\b|\bm aimai(?:t|ent)\b|\b(?:il|elle|\p{L}+) pense quoi\b/u,
  ],
  [
    "decision",
    /\b(?:win|get) (?:him|her|them|\p{L}+) back\b|\b(?:recuperer|reconquerir)\b|\bj aime (?:encore|toujours|vraiment)\b|(?<!pages? i |which i |moments? i )\b(?:should|shall|must|ought|do i have to|would you|is it (?:time|a good idea|wise|worth)|better (?:to|if i)|do you think i should)\b.{0,80}|\b(?:can|could) i trust\b|\bshould i\b(?! (?:reread|open|read again))|\bwhat (?:should|would) (?:i|you) do\b|\bwhat do i do\b(?! when| if)|\bdo i (?:still |really )?love\b|\bstay or (?:leave|go)\b|\bgive (?:him|her|them|it) another chance\b/u,
  ],
  [
    "decision",
    /\b(?:est ce que je|je|dois je|devrais je|faut il|il faut|vaut il|ferais je|tu crois que je) ?(?:dois|devrais|ferais|fais bien|dois-je)\b|\b(?:dois|devrais|faut il|vaut il mieux|ca vaut la peine|vaut mieux|est ce le moment|bonne idee)\b.{0,60}|\b(?:rester|partir|quitter|repondre|revenir|rappeler) ou (?:non|pas|rester|partir|quitter)\b|\bque faire\b|\b(?:est ce que je|je) (?:l|le|la) ?aime (?:encore|toujours|vraiment)\b|\b(?:aime je|suis je amoureu\p{L}+)|\b(?:tu ferais|vous feriez) quoi\b|\bje (?:lui reponds|le quitte|la quitte|reponds) ou\b|\bil faut que je\b|\bje fais quoi\b|\bqu est ce que je fais\b/u,
  ],
  [
    "fault",
    /\b(?:my|his|her|their|whose|\p{L}+s) (?:fault|blame)\b|\bfault\b|\bto blame\b|\b(?:who|whose) (?:was |is )?(?:wrong|right|responsible)\b|\bdid i (?:ruin|break|destroy|mess|do something wrong|fail)\b|\bam i (?:the problem|guilty)\b|\b(?:faute|fautif|fautive|coupable|responsable|tort|raison)\b.{0,40}|\bj ai (?:tout )?(?:gache|foire|rate|casse)\b|\bqui a (?:tort|raison|commence)\b|\bc est moi le probleme\b/u,
  ],
  [
    "who_begins",
    /\bwho (?:usually |always |mostly |often )?(?:starts?|began|begins?|started|apologi[sz]es?|mends?|calls?|writes?|makes? (?:up|the first)|ends?|ended|left|leaves|broke (?:up|it off))\b|\bqui (?:commence|repare|s excuse|appelle|revient (?:vers|le|en)|ecrit|fait le premier|rompt|quitte|a quitte|a rompu|est parti\p{L}*|part)\b|\ble premier pas\b|\bthe first (?:step|move)\b|\bwho said\b/u,
  ],
  [
    "more_quarrels",
    /\b(?:more|fewer|less|increasing\p{L}*|worse|getting)\b.{0,30}\b(?:quarrel|fight|argu|conflict|row|dispute)\p{L}*|\b(?:quarrel|fight|argu|conflict|row)\p{L}*\b.{0,40}\b(?:more|often|worse|than before|increas|all the time|a lot)\p{L}*|\b(?:dispute|disput|engueul|conflit)\p{L}*\b.{0,40}\b(?:plus|moins|souvent|tout le temps|davantage|augment|de plus en plus)\p{L}*|\b(?:plus|moins|de plus en plus|davantage)\b.{0,25}\b(?:dispute|disput|engueul|conflit)\p{L}*/u,
  ],
  [
    "compare",
    /\b(?:compare|comparison|versus|vs|difference between|differen\p{L}+ (?:with|from)|side by side|same (?:with|as))\b|\b(?:which|who)\b.{0,40}\b(?:best|happiest|better|favou?rite|nicest|worst|most)\b|\b(?:quelle|laquelle|lequel|qui)\b.{0,40}\b(?:meilleure?|plus (?:heureu\p{L}+|belle|legere|importante)|preferee?|pire)\b|\b(?:compare|comparer|comparez|comparaison|difference entre|par rapport a|pareil avec|cote a cote)\b/u,
  ],
  [
    "turning_point",
    /\b(?:when|where|at what point|how) did (?:it|things|that|we|everything|my \p{L}+) (?:all )?(?:start to |begin to )?(?:change|turn|go wrong|get worse|get better|shift|break|sour|fall apart|go (?:downhill|bad))\p{L}*|\bturning point\b|\bwhat changed\b.{0,20}\b(?:with|between|in)\b|\b(?:quand|a quel moment|comment)\b.{0,30}\b(?:change|bascule|tourne|deraille|gate|degrade|mal tourne|empire|ameliore)\p{L}*|\btournant\b|\bmoment ou tout\b/u,
  ],
  [
    "happier",
    /\b(?:am i|was i|are we|were we|have i been|do i seem|did i seem)\b.{0,25}\b(?:(?:un)?happ\p{L}+|better|lighter|sad|sadder|worse|okay|ok|doing well|good)\b|\b(?:ai je|j ai) (?:\p{L}+ )?ete (?:\p{L}+ )?(?:(?:mal)?heureu\p{L}+|triste)\b|\bhappier\b|\bhow (?:am i|have i been|was i|are we|am i doing|is it going|are things)\b|\b(?:suis je|est ce que je (?:suis|vais)|je (?:suis|vais) (?:plus|moins|mieux)|on est|etais je|j etais)\b.{0,25}\b(?:plus |moins )?(?:heureu\p{L}+|mieux|triste|legere?|bien)\b|\bplus heureu\p{L}+\b|\bca va mieux\b|\bcomment (?:je )?vais(?: je)?\b|\bmon humeur\b|\bmy mood\b/u,
  ],
  [
    "why_always",
    /\bwhy (?:do|does|did|is|are|am|can t|don t|would)\b|\bwhy\b.{0,40}\b(?:always|never|keep|every time)\b|\bhow come\b|\b(?:do|does|is|are) (?:i|my \p{L}+|it|\p{L}+) (?:always|never|keep)\b|\bi (?:always|never|keep)\b|\b(?:pourquoi|pk|pq|pkoi|pour quoi)\b|\bje (?:fais|tombe|choisis|finis|suis) toujours\b|\b(?:toujours|a chaque fois|jamais)\b.{0,30}\?/u,
  ],
  [
    "learned",
    /\b(?:what (?:did|have) (?:i|we) (?:learn|learnt|learned|take|keep|gain)|lessons?|learn(?:t|ed)? from|what (?:it|they|he|she|\p{L}+) taught)\b|\b(?:appris|apprendre|lecons?|retenir de|retire de|ce que j en garde|m a appris|m ont appris)\b/u,
  ],
  [
    "does_good",
    /\b(?:what|which things?) (?:does|do|makes?|has|have)\b.{0,20}\b(?:me )?(?:good|happy|lighter|feel (?:good|better|well|light))\b|\bgood for me\b|\bwhat (?:helps|lifts|lights|soothes|calms|weighs|hurts|drains|makes me (?:sad|unhappy))\b|\b(?:fait|font) du (?:bien|mal)\b|\b(?:ce )?qui (?:me )?(?:pese|rend (?:heureu\p{L}+|triste|leger\p{L}*)|apaise|soulage|aide|allege|blesse)\b/u,
  ],
  [
    "jealousy",
    /\b(?:jealous\p{L}*|trust|envy|possessi\p{L}+)\b|\b(?:jalou\p{L}+|confiance|possessi\p{L}+)\b/u,
  ],
  [
    "good_memory",
    /\b(?:good|happy|nice|best|beautiful|sweet|lovely|cheerful|favou?rite|bright) (?:day|memory|memories|moment|moments|time|times|page)\b|\bcheer me\b|\bsomething (?:nice|good|happy)\b|\b(?:bon|beau|belle|meilleur|meilleure|heureux|joli|jolie|doux) (?:jour|souvenir|souvenirs|moment|moments|page|journee|temps)\b|\bquelque chose de (?:beau|bien|bon|doux|joli|gai)\b|\bremonte moi le moral\b/,
  ],
  [
    "overview",
    /\b(?:overview|summary|summari[sz]e|sum up|big picture|where do i stand|general picture|recap)\b|\b(?:vue d ensemble|apercu|resume|resumer|bilan|synthese|ou j en suis|en gros)\b/,
  ],
  [
    "communication",
    /\b(?:communicat\p{L}*|talk about (?:it|things|problems)|how do (?:i|we) (?:talk|argue|fight|quarrel|speak)|speak up|when something is wrong)\b|\b(?:communiqu\p{L}*|communication|comment (?:je|on|nous) (?:parl|disput|se parl|me disput)\p{L}*|est ce que je dis les choses|quand ca ne va pas)/u,
  ],
  [
    "needs",
    /\b(?:my needs?|what (?:do )?i (?:really )?need|needs)\b|\b(?:mes besoins|besoins?|de quoi j ai besoin|ce qu il me faut|j ai besoin de quoi)\b/,
  ],
  [
    "growth",
    /\b(?:grown?|growth|evolved?|progress|how (?:have|did) i (?:change|grow|evolve)\p{L}*|(?:say|speak|talk|tell|dare) more\b|have i changed|changed? in me|different (?:now|than before))\b|\b(?:(?:ai je|j ai|en quoi|comment) .{0,12}(?:change|evolue|grandi|progresse|muri)\p{L}*|evolution|mes progres|(?:dis|dire|parle|ose) (?:je )?(?:plus|davantage) qu avant)\b/u,
  ],
  [
    "timeline",
    /\b(?:timeline|in order|whole (?:story|history|of)|chronolog\p{L}*|from the (?:start|beginning)|the story of|history of|retrace)\b|\b(?:chronologi\p{L}*|dans l ordre|toute l histoire|l histoire (?:de|d|avec)|notre histoire|du debut|depuis le debut|frise|retrace)\b/u,
  ],
  [
    "patterns",
    /\b(?:patterns?|recurr\p{L}*|comes? back|repeats?|themes?|in common|habits?|what keeps)\b|\b(?:qu est ce qui revient|ce qui revient|schemas?|motifs?|recurren\p{L}*|themes?|en commun|habitudes?|se repete)\b/u,
  ],
  [
    "numbers",
    /\bhow (?:many|much|often|long)\b|\b(?:count|number of|total|exactly|average|percentage)\b|\b(?:combien|nombre de|total|compte|exactement|moyenne|pourcentage|a quelle frequence)\b|\bquelle duree\b|\b(?:longest|shortest|(?:plus|moins) (?:longue?|courte?)s?) (?:silence|gap|pause|stretch|absence|relationship|story|stories|one|relation|histoire|amour)\b|\b(?:relationship|story|relation|histoire|one)s? (?:was|is|has been|est|etait|a ete) (?:the |la |ma )?(?:longest|shortest|plus (?:longue|courte))\b|\bdure le (?:plus|moins) longtemps\b|\blasted (?:the )?(?:longest|shortest|most|least)\b|\b(?:the shortest|la plus courte)\b(?! page)|\b(?:have i|was i|been|suis je|j ai|ai je|etais je)\b.{0,24}\b(?:single|celibataire)\b|\btime between\b|\btemps entre\b|\bdo i write more\b|\b(?:j ecris|ecris je) (?:plus|moins)\b/,
  ],
  [
    "when",
    /^(?:so |and |but |ok |hey |do you know )*when\b|\b(?:tell me|know|remember|remind me|since) when\b|\b(?:what day|what date|which (?:day|year|month)|since when|first time|last time|how long ago)\b|\b(?:first|last|latest|earliest) (?:time|page|entry|moment|day|kiss|quarrel|fight|trip|meeting|date)\b|\b(?:quand|quel jour|quelle date|depuis quand|(?:premiere|derniere) (?:fois|page|dispute|note|rencontre)|(?:premier|dernier) (?:jour|moment|baiser|voyage|rendez vous)|en quelle annee)\b/,
  ],
  [
    "thread",
    /\b(?:what (?:did|have|do) i (?:write|written|say|said|note|noted|think)|tell me (?:about|the)|show me|find|anything about|where did|what happened|who (?:is|was)|what about|remind me|everything about|pages? (?:about|on)|list)\b|\b(?:raconte|parle moi|qu est ce que j ai (?:ecrit|dit|note)|qu ai je (?:ecrit|dit|note)|montre|trouve|retrouve|cherche|que s est il passe|qui (?:est|etait)|rappelle moi|tout sur|les pages (?:sur|de)|liste|mes)\b/,
  ],
];

const whether =
  /^(?:so |and |but |alors |et |mais )?(?:should|shall|must|ought|do i have to|is it (?:time|a good idea|wise)|dois je|devrais je|faut il|est ce que je (?:dois|devrais)|est ce qu il faut)\b/;

/** Null where no cue is found. */
export function kindByCues(folded: string): QuestionKind | null {
  const plain = folded.slice(0, 4_000).replace(/['-]/g, " ").replace(/\s+/g, " ");
  if (isMedical(plain) || isUnderAge(plain)) return "outside";
  const kind = cues.find(([, cue]) => cue.test(plain))?.[0] ?? null;
  // "Should I write to her?" asks whether, "how should I write it?" asks for words.
  return kind === "draft" && whether.test(plain) ? "decision" : kind;
}

/** What is asked to be done to somebody, for the refusal's own words. */
export type Harm = "watch" | "find" | "punish" | "deceive" | "pressure" | "wound";

export function harmIn(folded: string): Harm {
  const plain = folded.replace(/['-]/g, " ");
  if (wounding.test(plain)) return "wound";
  if (
    /\b(?:reveng\w*|get back at|get even|pay|regret\w*|punish\w*|humiliat\w*|ruin|destroy|suffer|expose|veng\w*|payer|punir|humilier|detruire|souffrir)\b/.test(
      plain,
    )
  )
    return "punish";
  if (/\b(?:fake|catfish|trick|manipulat\w*|faux|manipuler|tromper)\b/.test(plain)) return "deceive";
  if (
    /\b(?:make \w+ (?:come back|love|miss|want|stay|jealous)|ultimatum|blackmail|threaten|guilt|forcer|revenir|chantage|jalou\w+|culpabilis\w*)\b/.test(
      plain,
    )
  )
    return "pressure";
  if (
    /\bwhere (?:he|she|they|\w+) (?:lives?|works?)\b|\bou (?:il|elle) (?:habite|vit|travaille)\b|\baddress\b|\bphone number\b|\bnumero\b|\badresse\b/.test(
      plain,
    )
  )
    return "find";
  return "watch";
}
