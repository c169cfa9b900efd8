/**
 * What words and classes of words weigh when no rule finds anything (docs/lisa/contract.md, "Safety card"): how much more often each stands in
 * dangerous than in ordinary sentences, as halves of its log-odds, rounded. Fitted by a penalised logistic regression to the sentences of
 * domain/fixtures/danger-sentences.ts and the everyday questions of domain/fixtures/lisa-questions.ts, sentences that the rules had missed among
 * them, ordinary ones that it read wrongly counted twice; words seen once, names and numbers are left out. Each counts once in three sentences;
 * the sum decides. Data, not rules: no word is a reason by itself.
 */
export const weights: readonly (readonly [weight: number, words: string])[] = [
  // Hardly ever said of an ordinary day.
  [3, "VIOL"],
  // Said of danger far more often than not.
  [
    2,
    "a being ben burn cigarete etrangle faire front got ils life living myself night plate put quand says se vie viole ARME CACHETS CRASH ENFANT FRAPPE HARCELE INJURY INTIME LOVED MYSELF RAPE STALK THREATEN VIOLENT",
  ],
  // A little more often of danger: several together count.
  [
    1,
    "abuse abused abusive acros adieu after ago air ait amie and angry answer anymore anyway apels asaulted asiete ask asking aslep aura autour avale avoir balcon bank bathrom be because bf bleus boit bon bouilante bras breathing bridge brothers bu bus by cachets card cause ceinture child coleague colegue colere come consent continue contre controle cou coups cousine crever cuises dad decides demander dent depart des deserve desus devient disant dois domestic drink droit drunk e eating eau egshels empeche emprise ending enfants enferme envie et etre every everyone except expres fais famile fear fiance fifty figure file films fils finds fingers fod forever found foutre frape friend friends frightened garage gets gifle gin girlfriend go goes gorge gps hamer hapens harcele has have hear himself hits home husband if insulin intime it j je jump jusqu kep kicks kids kiled kms know la last laughed les lined lips litle live locks loses lourde m ma mad maison make makes maltraite man mange marche mari marier marks menace merite moi mon monde mot mother mourir moved mums my neck next no noir not nothing nuit oblige oncle one only ont ose ou out ouvert ouverte own pain papiers par partent partout pasport pense permision pete planter plus poing punir punish que quelque quoi raped reads recomence rentre repond retient reveiler rien ring said sale sans sauter scarifie securite seraient serait seul seule seules sex sexualy sexuelement si slep soirs someone something sortir sous split stairs stalking started stops talk tant teling temper they things thinking threatens throat time to top toth touche touches tous tout traceur traitement travail travailer tremble tried ts turns under until up used vaut veines vetements veux video vient violence violences violent vis vit vivre voudrais way wear were whatever when where whole wish within woke work would wrists y years AGAINST ASLEEP BELONGING BLOW BODY BRANDISH BURNABLE CASSE CHILD CONTROL CORPS COUCHER COUP CUTOFF DONNE DORMIR DRUG DYING ENFERME FAULT FORCE FORCE_FR GUN HEAR HIT JE KEEPING LAW LETHAL LIEU ME MENACE MIXED MUCHNESS MYPLACE NEXTDOOR NIGHT NOT NUDES OWNED PAS PET PILLS PISTEUR PUBLISHED SCARE SEFAIRE SEX SHOVEHARD SPY SUICIDE SUICIDE_FR TAKE THEMSELF THING THROW TRACK TRUSTED TUE VIOLENCE VIOLENCES WANT WEAPON WILL",
  ],
  // A little more often of an ordinary day.
  [
    -1,
    "acident acord acount adore afraid aimer amoureux anything apeler are arete at au baby bag bal bas bat batre beter bien bike blagues blese blocked blod blues bos both boxe breakup breath bumped cache case cete chaos chat chausetes chef chek claque climbing closed club coeur compare comun couete coup coupe court couteaux cream creve cried cru crush dance dates day death decede deux did died do does dres drives drove dure early ecris ele embrase empty end engager ensemble entre entries envoye etais etait etoufe everything face faili favourite fight finish flat folowed for forgot furious ghosted glas gouter grandfather great haircut hand hapy heart held help here heureuse him his histoire holiday hospital how hung hurt hurts jamais jealous joie joint jumped kicked kind kised knocked laise language langue late leaving leds let leters letres lets lights like liked lit locked loved made main manger manque met meting metre meurs mieux mine months more morning morte moving ne nervous never nez nose notre nudes oeil ofert old on or oublie pages parcel partir pase pasword pendant perdre perdu phone photo pied piza plane pleure pour premier premiere present pris prise puled pushes rate ready regrete relation rend revoir rire rose rouge s sa samedi saute scared sea sent ses shot slept soeur soire son soufle soup squad station stop strangle suis surprise tea teach tenu texts than together tom tomber trop tuer va vacances venait vide vieux violente visit vole wait waited want works yet you CEDE DEPUIS DIE FIGURE HOMECOMING JOURNAL KILLSTRONG LAISSE LASTING LUI MOURIR PARTIE PREND REVE SON SPORT THEIR TWIST",
  ],
  // Play, tenderness, the kitchen, the journal.
  [
    -2,
    "aime alone asked avant coment date ex first fort loked love our parents peux she tel CHOSE ECRIT OPENER OUVRE RECIT STORY TENDER TENDRE",
  ],
  // Marks of a joke, a game or a question.
  [-3, "we OTHERWISE PLAYFUL"],
];

/** What every message begins with: most say nothing of danger. */
export const startingWeight = -2;
/** The sum from which the card is shown. */
export const alarmingWeight = 3;
