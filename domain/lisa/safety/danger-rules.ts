/**
 * The rules of the safety card (docs/lisa/contract.md, "Safety card"), in the pattern language of danger-matcher.ts, over the classes of
 * danger-words.en.ts and danger-words.fr.ts.
 */

/** Figures of speech: their words are nothing to the rules. */
export const idioms = `
  die|died|dying|dead|death|death of|from ?of laughter|laughing|boredom|embarrassment|shame|hunger|thirst|cold|heat|curiosity|excitement
  die|dying|died|dead of|from laughter|laughing|boredom|embarrassment|shame|hunger|thirst|cold|heat|curiosity|excitement|happiness|joy|love
  die|died|dying laughing|inside
  to die for
  die|kill|murder for|a ..4 $
  dying to|for
  death of me|him|her $
  bored|scared|tickled|worried|frozen|loved to death
  dead tired|serious|gorgeous|right|end|sea|line|inside|easy|sexy|boring|ringer
  drop dead gorgeous
  die hard
  better off alone|without|with !me|us
  walking dead
  lady killer
  over my dead body
  hit it off
  hit|hits|hitting|hitted on
  hit|hits|hitting the|rock|snooze|bottom|play|send|pause !me|head|face|kid|kids|son|daughter|wife|dog|face|girlfriend|boyfriend|sister|mother|brother|husband|child|children|baby|mom|mum|arm|back
  hit|hits me up|with|like !a ..1 WEAPON
  kick|kicks out|off|back
  kick|kicks out|off of
  killing|kill|killed time|it|them|the mood|the|two
  killing me softly
  you|you're are killing me
  beat|beats|beating|beaten cancer|the|up $
  beat|beats|beating|beaten around|track|heart
  cut ..1 hair|cake|bread|paper|grass|onions|wood|corner|corners
  hair cut
  cut|cuts myself some slack
  knocked out|up|over|off !cold
  knock|knocks|knocked my|his|her socks
  knock|knocks|knocked me out|over with|by
  shoot|shot me|us|a a|an|some ?quick smile|look|message|text|email|glance|wink|kiss|film|photo|video
  shot|shoot|shoots pool|hoops|photos
  photo shoot
  choked|choking up
  pull|pulls|pulled me|us close|closer|up|onto|toward|towards|in|aside|out|into ?his|her ?arms
  throw|threw|throws up|away|out|party
  threw|throws|throw ..4 party|tantrum|shade|kiss|kisses|ball
  attack|attacks panic|heart|the|a
  panic|heart|asthma|anxiety attack|attacks
  death|dead valley
  hurt|hurts|hurting my|his|her|our feelings|heart|pride|ego
  self defense|defence
  get|gets|got a kick|kicks
  rip|ripped|rips me off
  end of story
  end things|it with
  suicide squad
  kill bill
  true crime
  murder mystery
  tie|tied the knot
  out of control|shape
  burn|burned|burnt|burning bridges|calories|toast
  control freak
  <!laisse|laisser|laisse|laissais mort|morte|morts|mourir|mourais|mourrais|meurs|meurt|creve|creves|crevais|crevait|crever|crevee de|d rire|faim|soif|chaud|froid|fatigue|honte|ennui|impatience|envie|trouille|jalousie|amour|joie|plaisir|sommeil|peur|rires|bonheur|curiosite|desir
  mourrais|mourir|meurs pour
  tuerais|tuerait|tuer pour un|une|du|des|ses|ce|cette
  tuer|tue|tuait le|l temps|ennui|ambiance
  tue|tuee|tuer|tues de rire
  a|a mourir de ?rire
  aime|aimer|aimait ..1 mourir|crever|mort|folie
  aime a en crever|mourir
  en crever $
  cru|failli|plutot mourir|crever
  crever|creve|crevait la|les dalle|yeux|ecran
  tape|taper|tapait|taped sur les|le nerfs|systeme
  tape|tapee|taper dans l|le|la|les oeil|ballon|mains|main
  tape|tapes|taper un|des|le|la|l|une|a message|messages|texto|sms|machine|mail|porte
  casse|casser|cassait|cassent les|la pieds|oreilles|couilles|tete|bonbons|baraque|noix
  prend|prends|prendre la tete
  coup|coups de foudre|main|fil|coeur|vieux|soleil|soleils|theatre|pouce|chance|barre|mou|blues|telephone|pub|tete|balai|gueule $
  coup|coups de foudre|main|fil|coeur|vieux|soleil|soleils|theatre|pouce|chance|barre|mou|blues|telephone|pub|balai|grace
  tout a coup
  du|dun coup
  bu|boire|boit|prendre un coup
  vaut|tient|tenir|valait le coup
  trois|mille coups
  frapper|frappe|frappee|frappait a ?la|ma|sa|notre porte
  frapper|frappe|frapes dans|le nos|ses|ballon|mains
  fait|faire|faisait mal au|a|aux coeur
  coupe|couper|coupee le|la|les|du|une|des|moi souffle|parole|part|pain|cheveux|gateau|herbe|legumes|tomates|oignons|chemise
  couper le souffle
  peur de rien
  creve un|le pneu|pneus
  nature morte
  point mort
  mer morte
  pendu|pendue|jouer au|a|aux ?pendu ?ses ?levres ?telephone
  serre|serrer|serree|serrait la|ma|sa|dans|fort|si|contre ..2 main|mains|bras|fort|coeur|lui|poitrine
  saute|sauter|sautee au|aux cou
  saute|sauter dans les|mes|ses bras
  prise|pris|prend par la main
  pris|prend|prise par|dans la|ses|les main|taille|bras
  jete|jetee|jeter|jetait ?moi un|des|une|sort regard|oeil|coup|sort|sourire|fleur|fleurs
  lance|lancee|lancer|lancait ?moi un|des|une ?petit regard|sourire|clin|defi|boule|invitation|idee|balle|boules|ballon
  tordu|tordue|tordre de rire
  mis|mise|met|pris|prend|prends|recu ?une|un ?grosse claque devant|avec
  une|la|cette|quelle claque $
  mettre|mis|mise|met un but|buts
  coupee|coupe|couper du monde
  victime de ?la|son mode|succes
  otage de
  overdose of|de|d ?en !PILLS|CACHETS|du
  poisson d|~
  a|la|en guerre|lutte
  roulette russe
  arme secrete
  peur bleue
  pete|petee|peter un|les|des|la cable|cables|plombs ?au|devant
  mal de chien
  viol|volent de
  boule|boules de neige
`;

type Group = {
  /** A plain "never" or "not" before it takes it out. */
  readonly isDeniable: boolean;
  /** A film, a book, a dream tells it of others. */
  readonly isTold: boolean;
  readonly lines: string;
};

const dying: Group = {
  isDeniable: false,
  isTold: true,
  lines: `
  not see ..1 way out
  i want|need|urge|wana to cut|cut|burn|hurt ?myself $
  swallow|swallowed|swallowing|drank|drink|drinking bleach|poison|pills|antifreeze|petrol|detergent
  m|me ..2 taille|taillade|entaille|lacere ..1 les|le bras|veines|poignets|cuisses|jambes
  my|own|this|the|last night|day on|alive|is|of|on ..1 earth|$|my|last / shift exam holiday school
  tonight|today|tomorrow|this is|will|be ..1 my last night|day|evening ..2 !at|in|of|with / work shift holiday school job here~ rome paris
  life|living ..1 has|is|feels|no|have ..1 no|not|without|meaningless|pointless|empty ..1 meaning|purpose|point|meaningless|value
  want|need ..1 out of|from ..1 this|life|my ?life ?world
  if|when i ..1 died|die|disappeared|vanished|gone|dead ..3 no|nobody|who|everyone|they|would|not ..1 one|notice|miss|care|cry|better
  on|from|by|near|at the ..1 bridge|roof|ledge|edge|tracks|railway|cliff ..3 and|thinking|think ..2 think|about|jump|jumping|it / fishing view sunset lunch
  i ..1 scratch|burn|cut|hurt|bite|hit|punch|pinch my|until ..1 arm|arms|legs|skin|thighs|wrists|stomach|hand ..3 until|when|because|bleed|because|with|so|$ / oven cooking climbing cat sun iron skiing shaving toast
  deserve ..1 pain|hurt|die|punished|it ..3 burn|cut|hurt|die|$ / better gift reward
  make|makes|making myself|herself|himself throw|sick|vomit|puke|~
  binge|purge|purging|laxatives
  hate|hates living|life|existing|being|my ?alive ?life $
  want|wants|wanted|going|trying|tried|tries to take|end his|her|their ?own life
  going|gona|ready|about|wants to jump $ / pool rope parachute plane water
  souhaite|espere|demande|prie ..2 mourir|mort $ / dieu
  mort ..1 serait|est|sera ..1 un|une|le|la|mon ?seul|seule ?seule soulagement|solution|liberation|delivrance|issue|paix
  mange|manger|bois plus|pas|rien ..3 pour|afin|disparaitre ..1 disparaitre|mourir|punir
  vais sauter $
  derniere|dernier nuit|soir|jour|journee|message ..1 , ..1 adieu
  c est ma|mon derniere|dernier nuit|jour|soir|message $
  cette|derniere|adieu , ?adieu adieu
  nuit , adieu
  deteste|hais|deteste ..2 vivre|ma|la|d ..1 vie|vivre|etre|exister $
  <!not SUICIDE / squad band album JOURNAL terrorist bomber
  SUICIDE_FR / squad band album groupe ECRIT
  self harm|harming|injure|injury|harms|destruct
  driving|drive|crash|crashing|steering|swerve ..3 into|off ..2 wall|tree|bridge|lorry|truck|traffic|cliff|barrier|road / imagine~ gps insurance
  pills|tablets|meds ..1 lined|counted|ready|set ..1 up|out|ready|counted
  how i ..1 do|die|kill ?it $ / dress exam
  i ..1 cut|cutting $|last|tonight
  <!that|it|this cut|cutting again|deep|deeper ..2 night|$|today|yesterday|last / cake
  fall|fell|asleep|sleep ..3 not|never ..1 come|wake|waking back|up|$
  can|could not ..1 keep|go|continue living|on ..1 $|like|living
  can not keep living
  about ending it|everything|my|myself / relationship with
  razor|razors blade|blades ..3 hidden|room|drawer|again
  wnt|wan|wanto to die
  auto mutil*|mutilation
  automutilation|automutile|automutiler
  HARMSELF ..1 MYSELF / slack oven cooking toast stove kitchen shaving hair sun iron climbing skiing bike pan tea
  starve|starving|starved MYSELF
  feel|feels|felt like dying
  thinking|think|thought|thoughts|dream|dreaming|fantasise about|of ..2 dying|death|dead / we JOURNAL
  wish|wished|wishing ..3 dead|exist|born|wake|vanish|alive
  never ..1 been|born born
  stop|stopped|cease|ceased ..1 existing|exist|breathing|living
  not want|wana|like ..2 live|alive|exist|wake / early alone city london paris here~ together
  not want to be here !at|for|with|, / party boring
  not be here anymore
  be|am not here|around anymore
  never|not wake|waking up ?tomorrow ?again
  not ..1 wake|waking up
  hope ..3 not|never wake
  tired of living|life|being alive|existing
  done|finished|through|fed|sick with|of|up living|life|existence|everything $
  done|finished with ?this life|living
  fed|sick|tired up|of|with ?of|with ?my life $
  end|ending|ended it|everything all
  end|ending|ended|finish|take|taking|took my ?own life
  ending things|it for good
  life is not|pointless ..1 worth $
  not worth living
  life|living ..2 not|pointless worth|$
  worth ..1 living
  no|not|any reason|point|purpose|sense to|in|of|for ?keep ?me live|living|life|going|carry|continue|being|alive / film
  not|stop|never|no see|saw|seeing ..2 point|reason|future !of|in|with|for / film
  not|longer|no see ..2 point|reason of|in|to ?going living|life|it|anything|going|live|on|this / film
  whats|what is ..1 point of|in ?even living|life|going|being|existing|it|anything
  why ?should|do|bother i|bother ?should ?keep|bother|continue|go living|live|alive|going
  can|could|not can|go|not go|not|on ?like ?this ?living ?much $
  can not go on !with|holiday|a|the|vacation|strike|dates|date|trips|without|stage / holiday
  can not ..1 do|take|cope|carry ..1 this|it|life|living|on ..2 over|end|die|living
  can not take ..1 life
  no way out ?except|but ?death
  only way out
  way out ..2 death|dying|die
  off|better dead
  better|best|fine|happier|ok|okay|easier|relieved|better off|without|if|when ?off ?i|they|everyone ?was|am|were ?did|do ?not ?without me|gone|gone|exist|dead|around|here|myself / you he she
  better|best|fine|happier|ok|okay|easier|relieved with ?i|me gone|dead|out|away|dying
  better|fine|happier|easier|relieved|ok|okay|simpler off|without|dead ?without me|dead
  better|fine|happier|easier|relieved|ok|okay|simpler ?off if|when|once i ..3 GONE|died
  better|fine|happier|easier|relieved|ok|simpler ..3 <!than i ?just stop|stopped|did|was|were|am ?not exist|existing|GONE|here
  better off dead
  nobody|someone|who would|will|will|even ..1 miss|notice|care|cry ..1 me|i|gone|if
  no one would|will miss|notice|care ..1 me|i|if
  world|everyone|family|nobody ..1 not|would|need|needs ..1 need|better|be me
  would not be missed
  burden ..2 everyone|family|them|everybody|my|kids|people
  PILLS ..6 say|goodbye
  goodbye|farewell|suicide ..1 letter|letters|note|notes|message|messages|video / flat house summer
  said|say|saying|wrote|write|written ..2 goodbyes
  give|gave|giving|given away|of ..1 all ..1 my|belongings|things|stuff ..2 goodbye|goodbyes|gone|anymore
  saving|save|saved|hoard|hoarding|stash|stashing|stashed|collecting|counting|stockpiling|hidden ?up|of ..3 PILLS
  take|took|taken|taking|swallow|swallowed|swallowing|takes ..1 all|whole|many|bottle|handful|overdose|box|packet|every|bunch ..5 PILLS
  overdosed|overdosing|overdose|overdoses / chocolate work sugar
  cut|cuts|cutting my|our|their|her|his wrists|wrist|thigh|thighs|arms|arm|legs|veins
  cut|cutting|burn|burning|hurt|hurting ?to ?skin feel ..1 something|better|pain
  been|started|keep|kept cutting ?myself $
  slit|slits|slitting ..1 wrists|wrist
  relapsed ..3 cutting|harm|blade
  WANT|going|gona|ready to ..1 jump|throw off|from|out|in|under|myself / lake pool sea plane parachute bungee joy water
  jump|jumping|jumped ..1 in|under|front|off|from ..2 train|traffic|bridge|roof|window|tube|car|building|balcony|cliff / lake river pool sea swim water laughed laughing
  walk|walking|step|drive|crash into|in|in|my|the ..2 traffic|sea|wall|tree ..3 over|end|die|never|stop
  rope|noose in|around|ready|hidden|bought ..3 garage|neck|attic|closet|shed|wardrobe|ready
  hang|hanging MYSELF
  i ..1 have|got|made|know ..1 plan|date|method ..2 date|note|die|end|and|how ..2 date|end|die|method|note|night
  not|stop|stopped|starve|starving|refuse|skip ?to eating|eat|meals ..3 punish|deserve|disappear|days
  hate MYSELF ..4 die|dead|deserve|exist
  deserve|deserves to die|live|suffer
  disappear ?for forever|ever|good
  want|wana|wish|could ..2 disappear|vanish $
  sleep ..2 forever|never|not ..1 wake $
  sleep ..2 never|not ..1 wake
  go to sleep forever
  life|anything|nothing ..2 left to ?live for ?me / days weeks
  nothing|no left|one to live for
  not|no|nothing ..1 live ?anymore for !without
  give|gave|given|giving up on life|living|everything
  hope|wish|want|pray ..1 i ..2 die|died|dead|never
  PRONOUN|PERSON|NAME ..6 kill|kills|killing|killed|hang|hanged|hanging|hung|shoot|hurt|hurts|hurting|harm|harming|harms|cut|cuts|cutting|starving|starves|starve THEMSELF / SPORT knee ankle oven STORY
  PRONOUN|PERSON|NAME ..2 want|wants|wanted to ..1 die / DREAM
  he|she|they|ex ..2 will|would ..1 die|jump|suicide if|unless i|we
  says|said|threaten|threatens|threatened|threatening|threats ..5 jump|hang|suicide|die if|unless|when|unless i|we
  PRONOUN|PERSON|NAME ..2 threatens|threatened|threat|threatening ..2 THEMSELF|suicide|jump|die
  I ..2 hope|pray|wish ..2 not|never wake
  veux|voulais|voudrais|vais|aimerais|envie|envies|pense|pensais|songe|tente|idee|idees|essaye|essaie|reve|besoin|pensees|failli ..2 m|me ..1 SEFAIRE / cheveux cheveu cafe pizza doigt
  <!va|veut|allait|voulait|peut me suicider|pendre|scarifier|mutiler
  VEUX ..2 se|s ..1 SEFAIRE / cheveux RECIT
  VEUX ..1 en finir !avec|de
  en finir avec la|ma|tout ?vie !relation
  VEUX ..1 disparaitre ..2 toujours|jamais|monde|tous|terre
  VEUX ..1 disparaitre $
  VEUX ..1 disparaitre pour $
  mettre|mis|mettrais|mettra fin a mes|ses|ma|sa ?jours ?vie
  veux|peux|voudrais|supporte|envie|veut|plus|ne ..1 plus|pas ..3 vivre|exister|vie|reveiller|continuer|reveille / tot colocation coloc appartement petit sans relation ensemble avec couple
  marre|ras|fatigue|fatiguee|degoute|degoutee|lasse ..1 de|bol ..1 vivre|la|d|exister ?vie ?exister $ / colocation
  en peux|peu plus ?de vivre|vie
  peux|en plus|peux ?plus de ?la|cette|ma vivre|vie
  plus|jamais|pas me|se reveiller !tot|avant|a ..1
  envie|veux|voudrais|ai ..3 plus ..1 etre|de|d ?etre la|ici $
  plus|pas|ni ..1 envie|gout|raison|but ..2 vivre|vie|etre la|continuer|rien|exister !sans
  envie de|d vivre|rien plus
  plus|plu envie de|d ?etre vivre|la|rien|exister|continuer
  plus|rien ..1 envie ?d ?etre la|vivre
  plus|rien ..2 sens|interet|raison|raisons ..2 vivre|continuer|rien|vie $
  vois|voit|trouve|voyais ..1 plus|pas ..1 interet|sens|raison|issue|but|avenir !avec|de|a|du|d
  vois|voit|trouve|voyais|ai ..1 plus|pas|aucune ..1 interet|sens|raison|issue|but|raisons de|a|d ?la|ma vivre|vie|continuer|rien|tout|etre
  a quoi bon vivre|continuer|exister|etre|rester|lutter|se|tout / film
  cesser|arreter|arrete|arretais|cessais d|de exister|vivre|etre|respirer ?la !boire|fumer
  mieux|simple|heureux|heureuse|heureuses|tranquille|tranquilles|soulage|soulages|bien|leger|libres|libre|soulagee|debarrasse|facile|debarrasses ..2 sans moi
  mieux|simple|heureux|heureuse|tranquille|tranquilles|soulages|soulage|bien|facile|debarrasses ..4 si|quand je|j ..4 la|mort|morte|disparaissais|arretais|partais|vie|monde|plus|exister|exister
  personne|qui ..3 regretter|regretterait|remarquerait|regrettera|manquerais|pleurerait|remarquera|pleurera|verra|verrait
  manquerais|manquerai|manquera ..1 a personne
  manquerais|manquerai ..2 personne
  sers|sert|servir a rien ..8 mieux|vivre|mourir|vie|disparaitre|inutile
  fardeau|poids|boulet pour ..1 tout|monde|eux|tous|famille|enfants|mes|proches
  lettre|lettres|message|mot|messages|video|mots d|de adieu|adieux
  adieu|adieux a tous|tout|mes|ma|monde|enfants|proches
  dire|dit|fait|faire|faits|disais ..1 mes adieux
  dire adieu ..1 tout|tous|mes|ma / appartement
  garde|gardait|stocke|cote|economise|accumule|collectionne|cache|reserve|compte|stock ..4 CACHETS / enfants lettres lettre
  CACHETS ..1 de|mis|en cote
  avale|pris|prends|avaler|prendre|prend|gobe|avalee|ingere|avalait|gober ..1 tous|toute|trop|boite|plaquette|plein|tout|tas|ts|une ..5 CACHETS
  CACHETS pour|et ..2 mourir|dormir|finir|partir|en ?finir
  une|ma|sa|deux|fait ts
  tentative|tentatives de|d suicide|ts
  je|j ..1 m|me ..1 mutile|scarifie|scarifiee|lacere|taillade|brule|coupe|coupee|coupes|scarifiais|coupais|brulais / lisseur doigt doigts cheveux cheveu cuisinant couteau four casserole cuisine papier langue peau pain ongles fer plat the ongle oignons oignon barbe rasant soleil monde main
  m|me|se|s|suis ..1 coupe|coupee|ouvre|taillade|ouvrir|couper|tailler|ouvert|ouvrir|tranche|trancher ..1 veines|poignets|bras|cuisses|poignet
  m|me ..1 brule|brulee|bruler|coupe|coupee ..3 cigarette|cigarettes|briquet|lame|rasoir|cutter|expres|punir|lames
  recommence|recommencais|continue|recommencé|arrete|envie|besoin ..2 m|me ..1 SEFAIRE
  recommence|recommencer|continue|envie|besoin|arrete ..1 a|de|d me faire ..1 mal
  je|j me ..1 fait|fais|faire|faisais ..1 mal !au|a|en|aux|le|la|en|avec / genou dos sport pied
  vais|veux|vouloir|vais|veut|va|pense|envie|voulu|voulait ..2 pendre / cremaillere linge tableau rideaux
  me|se pendre
  v|vai me|m SEFAIRE|tuer
  prepare|preparer|sorti|aligne|compte|achete ..1 les|mes|tous|des|de ..1 cachets|medicaments|comprimes|corde|lames|medocs|lettre~
  corde ..1 achete|prete|prepare
  seule|unique solution|issue|sortie ..2 mort|mourir|suicide|disparaitre|la ?mort
  sans moi ..2 ils|elle|il|elles|tout|on|ca|le|mes|ma ..2 seront|seraient|serait|sera|irait|ira|iraient|iront|vivraient|vivrait|heureux|mieux ..1 plus|mieux|bien|heureux|tranquilles|tranquille|heureuse
  fais|faire|fait|faisais vomir ..3 punir|expres|repas|mange|tous|jours|maigrir
  tape|cogne|frappe la tete contre|sur
  ado|fils|fille|soeur|frere|ami|amie|copine|copain|eleve|pote ..2 se scarifie|mutile|coupe|brule|suicide
  corde ..2 garage|grenier|cou|placard|cave
  passer a l acte
  sauter|jeter|jetter|balancer ..1 du|sous|par|d ..2 pont|train|metro|fenetre|toit|balcon|camion|falaise|immeuble / riviere lac piscine mer rire elastique
  VEUX ..1 me ?faire|laisser jeter|sauter|couler|crever|noyer|mal|mourir
  me laisse|laisser|laisserai mourir|crever
  foutre|fous|fout|foutrai en l air
  pense|pensees|pensais|penser|songe|obsede|idees ..1 a|a|par|noires|de ?la mort|mourir|noires|suicidaires
  idee|idees|pensees|pensee noire|noires|morbide|morbides|suicidaires
  plus|pas la peine|force ?de vivre|continuer
  vie ..2 plus|pas|rien|aucun ..1 peine|coup|vaut|sens|interet !sans
  vie n a ?plus aucun|plus ?de sens
  j|je ..2 merite|merites|devrais ..2 crever|mourir|vivre|vie|mort|morte
  partir pour ..1 bon|toujours / vacances voyage
  dormir ..3 jamais|plus|pas|toujours ..1 reveiller|toujours|reveil
  en ai|suis|j finir ?avec ?la ?vie
  IL|PERSONNE|NAME ..5 suicider|suicide|suicidera|pendre / RECIT
  IL|PERSONNE|NAME ..4 veut|voulait|voudrait|envie|parle|parlait ..1 mourir|finir|mort !avec|de
  IL|PERSONNE|NAME ..5 se|s ..1 tuer|tue|tuera|tuerait|scarifie|mutile|scarifier|mutiler|pendre|suicide|taillade|pendu|pendue|coupe|tue si|$|quand|dans|les|dans|a|le|chaque|en|pour / quatre tache travail expliquer maths cheveux
  IL|PERSONNE|NAME ..3 se|s ?a fait|faire|faisait ..1 mal expres|volontairement|quand|avec|la
  IL|PERSONNE|NAME ..3 va|veut|voulait|allait|peut|dit ..1 en finir|mourir|crever|sauter !avec|de / vieux cancer maladie film hopital
  si|quand ..5 il|elle|je|ils|mec|mari|copain ..4 se tue|suicide|tuera|pend|suicidera|jette|tuer
`,
};

const wishes: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  I ..2 WANT ..4 die|dead / alone old
  want|wants|wanted|wana|wish|wishes|ready|rather ..1 die|dead / alone old
  VEUX ..4 MOURIR / vieux vieille toi ensemble peur ri
`,
};

const violence: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  PERSON|he|she ..1 broke|breaks|twisted|fractured PERSON|her|my arm|nose|jaw|wrist|rib|ribs|leg|neck / ski SPORT his~
  IL|PERSONNE|NAME M gifle|frape|cogne|tape !par|a|sur|dans|une
  PERSONNE|IL|NAME ..1 M gifle|cogne|frape
  PRONOUN|PERSON|NAME ..2 likes|tends|starts|started|used|threatens|tries|has|wants|loves ..1 to hit|hitting|beat|slap|punch|hurt|kick $|when|me|us|people|women|her|him
  every|each|another|after|his|her|one|first|last|more|the slap|slaps|punch|punches|fists|blows|beating|kicks !bass|line|up
  hits|hit|beats|beat|hitting me with ..2 !line|smile|question|joke|news|idea|bill|love|hug / SPORT TENDER
  <!FIGURE PRONOUN|PERSON|NAME ..2 bent|bends|bend|crush|crushed|twisted|twist|stamped|stomped|stood|stamps ..1 my|on|her ..1 BODY|hand|foot|back / dance dancing dentist
  broke|breaks|kicked|kicks|smashed|forced|punched|punches ..1 the|my|our ..1 door|window|car ..1 down|in|open|windscreen / key keys firemen locksmith lock
  BODY|lip|lips|nose|ear|ears was|were|is|are|still bleeding|swollen|purple|bruised|broken|split|black / SPORT ski bike cold climbing dentist
  lost|lose|missing ..1 tooth|teeth|hearing|baby|eye ..4 because|to|after ..2 him|her|hit|he|punched
  because of what he|she|they did
  hair|bruise|scar|scars|marks ..2 from|because ..2 him|her|husband|ex|dad|beating
  partner|intimate|family|dating|marital|gender|spousal violence|abuse / STORY
  circumcis*|circumcise|circumcised|excise|mutilated|mutilation|fgm
  i ..1 break|smash|throw things ..3 push|hit|shove|kick|at|wife|her|him
  poing|poings|pied ..1 dans|sur|a ..1 la|ma|le|mon figure|gueule|visage|ventre|tete|cote
  DONNE ..1 une|des|deux|la ..1 COUP ..1 devant|quand|parce|si|tous|chaque|ce ..1 ma|mes|les|je|il|tout|jours|fois|matin|soir / concert film
  casse|casser|brise|fracasse|eclate|explose ..2 OBJET|bouteille|verre|assiette sur|dans ..1 la|ma|le|mon tete|dos|figure|bras|visage
  rou|roue|rouer|rouait|rouee ..1 de coups
  corrige|corrigeait|corriger|dresse|dressait ..2 ceinture|martinet|fouet|baton|cravache|coups
  a|au la|le ceinture|martinet|fouet $
  tenu|tenue|tient|tenait|prise|pris|attrape|souleve|soulevee par la|le|les gorge|cou|cheveux|col
  fait|fera|faire|faisait|va ..1 payer $
  defonce|defoncait|enfonce|casse|force ..1 la|ma porte ..3 !cle|cles|serrurier
  M ..2 jete|jetee|lance|verse|balance ..3 bouillante|bouillant|acide|essence|javel|brulant
  exciser|excision|excisee
  defigurer|defigurerait|defigure
  mari|copain|mec|pere|conjoint|femme|copine|homme et|es|tres|est VIOLENTE
  dent|dents|bebe|audition ..3 a cause de lui|elle|mon
  <!FIGURE|we BLOW ME / SPORT kissed kisses kiss surprise bus
  beating|hitting|kicking|wailing|whaling on me|us|her|him|them / SPORT
  takes|took|take|using|uses|used ..1 belt|stick|slipper|hand|wooden ..2 to me|us|him|her|my
  BLOW|broke|smashed|cracked|smashes|breaks ..3 over my head
  PRONOUN|PERSON|NAME ..3 crack|cracked|cracks|split|splits|chipped|knocked ..1 my|her ..1 rib|ribs|jaw|lip|skull|tooth|teeth|head|nose|eyebrow
  pay|paid|pays ..2 with my face|body
  finger|fingers|hand|choke|bite|burn|belt|red marks|marks|prints|print / tender love
  marks ..2 over|on|my ..2 neck|arms|face|body|wrists|back|$
  black and blue
  hand|fist ..1 goes|comes|came|up|raised ..1 up ..3 duck|flinch|cover|cower
  ducked|cower|cowered|flinch|flinched
  one on|lying the floor|ground
  wreck|wrecked|wrecks|trash|trashed|trashes|destroys|destroyed ..3 room|house|flat|kitchen|apartment|place ..2 $|when|again|drunk / party wedding
  poured|pours|pour|threw|throws|spilled ..2 hot|boiling|scalding|petrol|acid|gasoline|bleach ..2 on|over|at|coffee|water me|my|us|on|over|her
  chocked|chocking|choke|choking me|her|us / laughter smoke
  broken|injured|limps ..3 because he|she|they kicked|hit|beat|threw
  dad|boyfriend|father|husband|stepdad|mother|mum|mom|stepfather|stepmother|brother|uncle|partner ..2 hits|beats|slaps|kicks|whips|punches|burns my|the|our|her|his ..1 CHILD|PERSON|PET|us|me|him|her
  <!FIGURE|we BLOW ..1 MY ..1 BODY|CHILD|PERSON|PET|face / SPORT
  <!FIGURE|we BLOW CHILD|THEM / SPORT STORY
  <!FIGURE|we|i|you BLOW|HIT THEIR|a|MY ..1 CHILD|PERSON|wife|PET|partner / SPORT STORY balls ball
  PRONOUN|PERSON ..2 BLOW|hits|hit|beats|kicks|kicked|abuses NAME / SPORT STORY
  PRONOUN|PERSON|NAME ..4 <!FIGURE HIT me|us !at|in|to|by|on|when|$|as|up|with|by|that|a / SPORT NUMBER TENDER CHOSE
  PRONOUN|PERSON|NAME ..4 HIT me|us $ / SPORT NUMBER TENDER
  PRONOUN|PERSON|NAME ..4 HIT me when|in|by|on ..1 he|she|they|the|night|my|front|purpose|death|bed|public|drunk|angry / PLAYFUL SPORT NUMBER TENDER
  PRONOUN|PERSON|NAME ..4 HIT me with ..2 WEAPON|fist|fists|belt|hand|stick
  PRONOUN|PERSON|NAME ..4 HIT me at home|night|work|least|dinner / SPORT
  <!FIGURE|we hit|hits|hitting|kicks|kicked|beat|beats|beating|beaten me !up|with|at|like|in|that|out|to|the|off|on|when|by|hard|how / SPORT NUMBER TENDER horse baby donkey cow pony goat ball
  beat|beats|beating|beaten ..1 up|senseless|unconscious|badly|black
  beat|beats|beating ..1 shit|crap|hell|living out
  PRONOUN|PERSON|NAME ..4 HIT MY ..1 BODY|CHILD|PERSON|PET / SPORT TENDER vaccine needle climbing FIGURE PET itch
  PRONOUN|PERSON|NAME ..4 hits|hit|hitting|beats|beating|kicks|kicking|hurting|hurts|abuses|abused|burns|bites|bit him|her|them|his|THEIR ..2 $|CHILD|PERSON|when|PET|every|badly|because|again|with / SPORT STORY TENDER feelings balls FIGURE
  PRONOUN|PERSON|NAME hits|beats|punches|slaps|kicks|strangles|bites|hitting $
  is|are|was|were|been|being|got|get|gets|getting|be ..1 hit|hitted|beaten|slapped|punched|kicked|strangled|choked|shoved|assaulted|attacked|stabbed|beat|battered|mistreated|abused|maltreated|tortured|smacked|thrown|bitten !by|with|at|to|from / SPORT NUMBER STORY weather sauce FIGURE
  hit|beaten|slapped|punched|kicked|strangled|choked|shoved|assaulted|attacked|stabbed|battered|abused|mistreated|bitten by ..4 PERSON|THEM|NAME|CHILD|PRONOUN|he / SPORT STORY
  beaten|hit|slapped|punched|kicked|battered|abused !himself|herself|myself ..1 since|every|regularly|daily|badly|for|growing|as / SPORT FIGURE
  gets|got|getting|get ..1 beaten ?up / SPORT NUMBER
  beating|beatings|battering|bashings ..2 started|stopped|got|every|continue|continued|came|i|from|again|when|after / rain heart drum
  the|his|her|of|his beatings
  SHOVEHARD me ..2 !to|into / SPORT oysters lake TENDER party shop shopping
  <!FIGURE SHOVE me|us ..3 PLACE ..1 !swing|pool|lake|dancefloor / SPORT TENDER pool bridge lake boat sofa surprise work
  PRONOUN|PERSON|NAME ..3 shook|shakes|threw|throws|thrown|drag|drags|dragged|slams|slammed|grab|grabs|smashed|yanks|yanked|hurled|flung|cornered|corners|restrained me ..1 $|around|away|when|hard|back|violently|and / SPORT TENDER
  PRONOUN|PERSON|NAME ..3 shoves|shoved|shove|shoving|push|pushes|pushed|pushing me ..1 $|around|when|hard|violently|and / SPORT TENDER swing apply
  PRONOUN|PERSON|NAME ..3 SHOVE MY ..1 head|face|girlfriend|wife|arm|neck|throat|hair|sister|mother|mum|mom|kid|son|daughter ..1 / hand hands ceremony TENDER kissed sick vomited puked
  SHOVE|TWIST|pull me by|from ..2 hair|throat|neck|collar|arm|wrist|jaw|shirt / TENDER
  he|husband|boyfriend|dad|father|stepfather ..2 broke|twisted|fractured|squeezed|grabbed|pulled her|my ..1 arm|wrist|arms|jaw|nose|ribs|neck|throat|hair
  PRONOUN|PERSON|NAME ..4 TWIST MY ..1 arm|wrist|wrists|arms|jaw|nose|ribs|rib|neck|throat|hair|finger|fingers|leg|face|tooth|teeth|cheek / TENDER skiing ski climbing football rugby nurse doctor surgeon hairdresser
  broke|fractured|cracked|broken|busted|knocked ..3 of|out ..1 my ribs|teeth|tooth|bones|fingers
  broke ..3 and MY arm|nose|wrist|ribs
  hand|hands|fingers|arm|arms|pillow|belt|cord|scarf around|round|on|over|at|to my neck|throat|mouth|nose / TENDER massage kissed heaven
  hand|hands around|round ..1 her|his|their neck|throat / TENDER STORY
  pillow|bag over my|face|head face|head
  by the|my|her|his|his throat|neck|hair / TENDER
  lay|lays|laid|laying|lays|put|puts|putting|raise|raises|raised|raising|lift|lifts ..1 hand|hands|fist|finger|fists|his on|at|to|against|me|and|when me|us|her|him|them|my|i|the|kids|mum|mother|mom / shoulders TENDER class waist
  raise|raises|raised|raising his|her|their|a hand|fist|fists ..1 !in|shoulders / class
  get|gets|got|getting|turn|turns|turned|become|becomes|became|be|is|was|been|were ..2 VIOLENT !film|game|storm|movie|book|scene|reaction|games|films|drummer|at|sport / film movie STORY FIGURE affectionate therapy wall
  VIOLENT ..1 husband|boyfriend|partner|relationship|marriage|ex|father|man|home|household|wife|girlfriend|mother|dad|mum|mom|towards|toward|to|with|stepfather|parents|person / STORY wall
  abusive|toxic !work|heat|waste home|relationship|partner|family|man|husband|parents|ex|marriage
  domestic violence|abuse / STORY JOURNAL
  honour|honor killing|killings|crime|crimes / STORY
  makes|made|make me ..1 FEAR !of ..3 home|him|house|$
  physical|physically|sexual|sexually|child|emotional|verbal|verbally|emotionally|financial|elder|mental abuse|abused|assault|assaulted|violence|abuses|abusive|abusing / STORY JOURNAL
  was|am|been|being|got|were|is|i|are ..1 abused !by / STORY
  abused $ / STORY
  victim|survivor of ..1 violence|abuse|assault|rape|incest
  abuse ..1 as|when|since|by|from|he|my
  cover|covered|full|have|got|leaves|leave|left|with|hide|hiding|new|had in|of|my|me|a|with|his|these ..2 bruise|bruises|bruising / climbing bike skating football hiking rugby SPORT roller bouldering fell hockey
  bruise|bruises ..2 he|she|from him|on|left|my|where|neck|wrists / climbing bike SPORT
  black eye !peas|liner / SPORT makeup
  THROW ..4 at me|us|my|her|the !kids|a|surprise / SPORT party bouquet pebbles confetti flowers popcorn snow rice petals snowball
  THROW ..2 THING ..3 me|wall|head|us / SPORT
  THROW ..2 boiling|hot water|coffee|oil|tea|soup
  smash|smashes|smashed|smashing|break|breaks|breaking|broke|punch|punches|punched|punching ..2 things|everything|walls|wall|furniture|holes|hole|door|doors|dishes|plates|phone ..3 when|angry|rage|mad|furious|if|next|head|anger|drunk|fight|argue|because|house / clumsy SPORT
  punch|punches|punched|kick|kicks|kicked|put|puts ..2 hole|holes|wall|fist ..1 in|through|wall|next / SPORT ball
  spit|spits|spat|spitting ..1 in|on|at ..1 me|face|my|us
  drag|drags|dragged me ..2 hair|out|floor|across|stairs|by|down|into|back / party dance karaoke museum shopping shop concert
  held|holds|hold|holding|pin|pins|pinned|tied|sat me|on down|me|up|my|chest|against|to ..2 !kissed / TENDER consensual rope yoga
  pin|pins|pinned|slam|slams|slammed|press|pressed me to|against|on|down|up / TENDER rugby tackle SPORT
  could|can not breathe|breath|scream ..3 !laughing / laughing laughter hug asthma laughed climbing mountain air FIGURE
  saw stars
  passed|pass|blacked|black out ..3 choke|hit|strangle|beat|when|because ..2 he|she|choked|strangled
  end|ended|wind|woke|ends up|on|in ..2 er|hospital|floor|ae|emergency|a ..8 he|she|because|him|her|again|husband|boyfriend / baby appendix bike ski fell
  on the floor|ground ..3 he|bleeding|hit|kick
  want|wana|need ..1 it ..3 over|end|stop ?all ?forever $
  temper|rage ..7 floor|hit|bruise|ground|wall
  until|till i bleed|bled|pass|black
  starves|starved|starve|feeds me|us|them|him|her|the|my ..1 $|kids|child|dog|for / laughing
  makes|made|making|make me|us beg|crawl|kneel|sleep for|outside|food|on|on / sofa couch
  burn|burns|burned|burnt|scald|scalded me|my|us ..4 cigarette|cigarettes|iron|lighter|water|skin|purpose|hand|stove
  killed|kills|kill|poisoned|hurt|hurts|kick|kicks|kicked|drowned|hit|hits|beat|beats|tortures MY|the|our ..1 PET / SPORT cancer car vet ball
  HIT each other|other / STORY
  we|they ?both hit|slap|punch each
  he|she|it|they|and turns|become|becomes|became|gets|got|turned ..1 nasty|ugly|rough|physical ..3 drinks|drink|drunk|angry|when
  got|gets|getting|get|is|be ..1 rough|physical with me|us
  is|was|gets|too|very|be|been ..1 rough with me|her|him|us|the|my / sex consent TENDER like
  <!je|j|bat|nous M ?a|avait|va ..3 FRAPPE !par|pour|de / PARTIE NUMBER CHOSE TENDRE
  PERSONNE|IL|NAME ..3 M ..4 FRAPPE !par|pour|de|a / PARTIE NUMBER CHOSE TENDRE
  IL|PERSONNE|NAME ..3 M ..3 frap*
  IL|PERSONNE|NAME ..4 M ..3 TAPE !a|de|sur|dans|par|pour|les / aime levre PARTIE NUMBER CHOSE TENDRE priorite clope biere cigarette levres envie mots mot train metro chat
  tape|tapee|taper|tapait|tapes|tapent|tapee dessus|moi / PARTIE
  M tape|taper dessus|fort|quand|devant|avec|si / PARTIE
  IL|PERSONNE|NAME ..4 frape|gifle|bat|tape|cogne|tabasse|batait|frapait|frapent|batent|frappe|etrangle|maltraite|tapait|agresse|viole LUI|MON|SON|ses|sa|son|mes|ma|mon ..2 ENFANT|PERSONNE|ANIMAL|femme|mere / PARTIE RECIT
  IL|PERSONNE|NAME la|les|l|lui|le ..2 FRAPPE / PARTIE RECIT CHOSE record maladie
  <!se|s IL|NAME|PERSONNE frape|frapait|cogne|gifle|batait|etrangle ?fort|encore|moi $ / PARTIE volley
  mere|pere|mari|frere|femme|copain|mec|conjoint|compagnon ..1 <!se frape|frappe|tape|bat|cogne !a|dans|le|pour|avec|fort / PARTIE
  fait|fais|font|faire|faisait|faisais|ferait|font ..1 FRAPPE|tape|taper|bousculer|pousser|tabasser|cogner|agresser / PARTIE NUMBER finale equipe elections
  fait|fais|faire taper ..1 dessus|par|$ / PARTIE
  <!se|s suis|est|etait|etais|ete|sont|es|etre|sommes|fus|etaient ..1 batu|batue|frape|frapee|frapes|gifle|giflee|tabasse|tabassee|cognee|agresse|agressee|maltraite|maltraitee|brutalise|brutalisee|etranglee|bousculee|molestee|violentee|sequestree|batus|batues|maltraites|poignarde|poignardee !par|pour|contre|a|au|aux|de|3 / PARTIE NUMBER CHOSE lumiere couleur
  batue|frapee|giflee|tabassee|cognee|agressee|maltraitee|batu|frape|maltraite|violentee|tape|tapee|frapes|batus ..1 par ..2 PERSONNE|IL|lui|NAME / PARTIE RECIT
  femme|femmes|enfant|enfants|fille|mari batue|batues|batu|batus|martyr / RECIT
  DONNE ..4 COUP !devant|de|d|dans / PARTIE RECIT concert CHOSE beurre citron soleil
  DONNE ..3 coup|coups de poing|pied|tete|boule|couteau|ceinture|pieds|poings|genou|baton|boules / PARTIE ballon dormant
  coup|coups de poing|couteau|ceinture|pieds|poings|genou|baton|marteau / PARTIE ballon derriere livre film expo concert chanson dormant spectacle
  les|des|ses|sous|ces|aux coups !de|d|du|bas|durs|francs|theatre|oeil ?ont|recommence / theatre PARTIE trois
  coups et|de blessures|blessures
  M en|n|as ..1 colle|mis|met|file|fout|colait|donne une|deux|plusieurs|$ ..1 !devant
  M ..2 ouvert|fendu|eclate|explose|fendue|cassee|arrache ..1 la|le|l|les|un levre|arcade|crane|tete|gueule|front|cheveux|joue
  homme|femme|enfant|mari|garcon|homes batu|batue|batus|batues
  enfonce|cogne|tape|eclate|claque|fracasse|frape ..1 la|ma tete ..2 contre|dans|sur ..1 mur|murs|porte|table|carrelage|lavabo|volant
  tape la tete contre|dans ..1 mur|murs
  i|y me|m ..1 FRAPPE|tape|frape|bat
  lever|leve|levait|levee|leverai|levera la main ..1 !droite / ecole cours
  a|avoir|avait la main lourde|leste
  main|mains ..2 lourde|leste|partent|partie|part|baladeuse|baladeuses / cuisine sel
  mis|met|mettre|mettait|serre|serrait|mit ses|sa|les|la mains|main autour|au|sur|dans ..2 cou|gorge|figure|gueule|moi|visage / TENDRE massage
  CASSE ..2 la|le|les|mon|mes|ma|un|une|par ..1 gorge|cou|bras|poignet|poignets|nez|cotes|cote|machoire|cheveux|dent|dents|doigt|gueule|figure|visage|main|jambe / TENDRE ski PARTIE chute taille vaccin dentiste escalade velo coiffeur lisseur
  PLAQUE ..2 au|contre|dans|par|sur|a ..2 LIEU / TENDRE PARTIE rire
  M ..3 PLAQUE ?au|contre|par ..1 sol|terre|mur|escalier|escaliers|mur / TENDRE PARTIE
  IL|PERSONNE|NAME ..3 M ..2 pousse|poussee|pousser|poussait|bouscule|secoue|secouee|bousculee ..1 $|quand|violemment|fort|et|par|devant / TENDRE PARTIE reveiller CHOSE metro train bus balancoire
  IL|PERSONNE|NAME ..3 M ..3 jete|jetee|jeter|jetait|balance ..1 dessus|contre|terre|par|dehors
  M ..2 JETE ..2 OBJET|assiette / PARTIE
  JETE ..2 OBJET ..2 figure|tete|gueule|dessus|visage|moi|mur / PARTIE
  crache|crachait|cracher|crachee ..1 dessus|visage|figure|au|sur|moi
  M ..3 griffe|griffee|mordu|mordue|mord ..1 sang|bras|jusqu|$ / chat chien lapin chaton TENDRE rire
  casse|cassait|casser|brise|explose|pete|fracasse|detruit|brisait ?absolument tout !quel|quelle|sur ..4 colere|enerve|rage|appart|maison|quand|cable|crise|$|bu / maladroit maladroite RECIT scene
  frape|frapait|tape|cogne|poing|trou|trous|donne ..2 dans|les|des ..1 mur|murs|porte|portes / sport
  bleu|bleus|hematome|hematomes|marque|marques|trace|traces ..1 partout|sur|plein|bras|couvert|corps|cou|visage / escalade velo ski PARTIE ciel yeux chaussures levres draps mur
  couverte|couvert|pleine|plein|remplie de|d bleus|hematomes|ecchymoses|coups / escalade ski velo PARTIE
  oeil au beurre noir
  cocard|coquard|ecchymose|hematome|hematomes|ecchymoses / PARTIE escalade
  cache|cacher|maquille|maquiller ..2 bleus|marques|coups|hematomes
  montre|montrait|vu|voir ..2 ses|les|mes|des bleus|hematomes|marques|coups / dents yeux
  urgences|hopital ..6 pousse|poussee|frape|coup|lui|tombee|il ..2 $|pousse|poussee|frape / bebe ski velo
  est|etait|devient|sont|devenir|devenu|devenue|ete|etre|deviens|suis|etais|sera|devenait ..2 VIOLENTE / RECIT orage CHOSE PARTIE tempete choc sport couleur mer gout lumiere odeur
  mari|copain|mec|conjoint|ex|pere|homme|compagnon|femme|copine|mere|beaupere|couple|parents|relation VIOLENTE / RECIT
  violences ..1 conjugales|familiales|domestiques|psychologiques|physiques|sexuelles|intrafamiliales|sexistes|gynecologiques / RECIT
  violence|violences ..1 conjugale|familiale|domestique|psychologique|physique|sexuelle|dans|a|chez|de ..2 !ce / RECIT orage PARTIE vent CHOSE
  victime|victimes ..1 de|d ..2 violence|violences|viol|inceste|abus|agression|coups|lui|maltraitance|harcelement
  fait|faire|faisait|font|subir|subi|subit ..2 violences|violence|coups|maltraitance|sevices|abus / RECIT
  maltraitance|maltraitances / RECIT animale
  sous|l|son|cette|de emprise / RECIT
  femme|copine|conjoint toxique|toxiques ?et violent
  M ..3 fait|faire|faisait|fera|ferait ..1 mal !au|a|aux|en|quand|de|avec ..2 !coeur|dos / CHOSE rire vaccin
  IL|PERSONNE|NAME M ..2 fait|faisait|fera|faire ..1 mal physiquement|quand|expres|pour|et|$|si / CHOSE coeur
  mains|main|poings qui|ses|ses ..2 partent|part
  retrouve|finis|finit|fini ..2 par|a terre
  prive|privee|privait|priver ..1 de nourriture|manger|sommeil|eau
`,
};

const sexual: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  FORCE_FR ..2 a regarder|faire|filmer|avaler|toucher ..2 porno|porn|choses|trucs|films
  il|elle|on|type|mec a ?bien profite $
  hand|hands|finger|fingers|tongue ..1 under|up|down|inside|between|into my|her|his skirt|shirt|dress|legs|pants|top|underwear|mouth / TENDER consent liked
  keeps|kept|keep|started ..1 touching|groping|rubbing|grabbing|kissing|fondling me|us|her|him / TENDER cat dog
  i ..1 did not|never want|agree|consent ..1 it|to|that|this ..3 he|she|they|did|carried|but
  say|said|tell|let|do|give ..4 until|because|so ..3 he|she stops|gets|leaves|stop|angry|sulks|shouts
  do|let|give ..3 because ..3 not stop ..2 asking|begging|until
  wants|makes|asks|forces|pressures|begs me to have|do|sleep|watch|perform threesomes|threesome|sex|anal|porn ..5 furious|angry|refuse|mad|leave|if|no|hate
  if|when|because i ..1 refuse|refused ..4 / dessert
  refuse|refuses|refused ..2 sex|sleep
  posted|shared|sent|has|uploaded|filmed|took|kept ..3 video|videos|photo|film|tape of ..1 us|me having|naked|doing|in
  forces|forced|forcing|force|shoves ..2 down|into my|her throat|mouth
  forced|pushed|pressured|sold|being|made into ..1 marriage|prostitution|wedding|marrying
  i got|was raped|rapped~
  mis|met|mettait|passe|glisse|pose ..2 main|mains ..1 aux|au|sur|dans|sous|entre ..1 ma|mes|la|ses ?INTIME jupe|fesses|culotte|cuisse|cuisses|INTIME|seins|jambes|chemise / TENDRE
  mis|met|mettait|passe|glisse ..2 main|mains aux fesses
  main|mains aux|au fesses|cul|panier
  dis|dit|disais|accepte|finis|fini ..2 oui|dire ..2 pour|sinon|parce ..2 paix|tranquille|crie|peur|avoir
  filme|filmait|photographie ..4 sans|rapports|sexe|nue|nu|insu / mariage
  ivre|bourree|bourre|saoule|droguee ..8 profite|touchee|reveillee|souviens|nue
  abuse|abusee|abuses par ..2 PERSONNE|ami|NAME|lui|un
  ete|suis abuse|abusee|abuses
  RAPE / STORY JOURNAL law trials band fromage carotes carottes colza
  VIOL / RECIT
  touch|touches|touched|touching me|us|my|her|him|them|MY ..3 child|kid|when|without|under|night|down|inappropriately|there|even|though|privates|sleeping|little|small|young|against|while|wrong|INTIMATE / TENDER
  touched|touching|touches|fondled|fondles ..1 me|her|him $ / TENDER asked kindness letter story gesture FIGURE
  teacher|uncle|coach|stepdad|stepfather|boss|priest|cousin|brother|father|dad|grandfather|grandpa|neighbour|neighbor|tutor|doctor ..1 touched|touches|touching|fondled|kissed me|her|him / TENDER
  teacher|uncle|coach|stepdad|stepfather|priest|cousin|boss ..3 into|in|enters my room|bed|bedroom
  comes|came|come into|in my|our|her room|bedroom|bed ..2 night|nights|touch
  made|makes|make me|her|him ..1 do|touch|watch things|stuff|him|it|porn / laugh
  did|does|do things to me ..1 when|as|i|at|$
  without|against my|her|his|their|any consent|will|permission / laugh recipe post car parked
  no|not ..1 consent / share
  exposed|exposes|flashed himself|me / camera light
  come|came|comes|climb|climbed|climbs|crawled|slip|slipped into my|our bed !cold / thunder storm nightmare dog cat kid kids
  passed|blacked out ..5 sex|inside|touched|took|fucked|pants
  duty as|of a|my|the ?a wife|woman|husband ?girlfriend
  sex|it ..2 when|while|even|though ..2 cry|crying|cried|asleep
  sleep with him|her|them ..4 FEAR|because ..4 refuse|scared|FEAR|angry|otherwise|happens
  put|puts|stuck it|himself|fingers|his in|inside ..1 without
  without asking|condom ..1 $
  condom ..2 off|without|broke
  took|takes|take|removed|removes|pulled ..1 off the|his ?the condom
  did|would|does|will not stop ..2 when|even|although|until|though ..1 i|we / laughing
  did|would|does|will not stop $ / laughing talking rain music raining
  not stop even|when|though
  said|say|saying|told|tell no|stop|him ..5 kept|continued|anyway|went|did|carried|keeps ..3 going|on|anyway|$|it|doing|not / wedding
  said|told ..2 no|stop ..3 he|she|they !stopped|respected|smiled|understood|was|laughed|said|listened ..2 kept|continued|went|did|carried|insisted|forced|anyway
  said no and he|she|they !stopped|respected|smiled|understood|was|laughed|said|listened|hugged
  said no ?, ?and he|she|they ..1 did|kept|continued|went|carried|insisted|forced
  did|does|do|had it ?to ?me anyway ..2 !and ..1 $
  went|kept|carried on|going ..1 when|after|even|although ..2 i
  sex|slept|inside|fucked|did ..4 while|when|as ..2 i ..2 ASLEEP
  while|when ..1 i ..1 ASLEEP ..4 touched|sex|inside|did|took|on|he / TENDER
  wake|woke|woken up ..2 ?and he|him|someone ?was inside|on|touching|undressing|in
  i ..1 <!not too|so|was drunk|wasted|high ..2 say|no|stop|move|consent
  too drunk|wasted|high|scared|frozen to say|move|stop|consent|fight|refuse / dance walk
  took|takes|take|taking advantage of me|her|him
  something|drugs|pill|powder|ghb in|into my|her|the drink|glass
  drugged|roofied|spiked|roofies|rohypnol|ghb ..1 !up / kisses love STORY
  was|got|been ..1 drugged|spiked|roofied
  FORCEHARD ..2 me|her|him ..4 SEX|sleep|bed|it|himself|marry|abort|abortion|kiss|prostitute|him
  PRONOUN|PERSON|NAME ..2 forces|forced|force|forcing|coerces me ..1 to $
  FORCEHARD ..1 himself|herself|themselves on|onto
  forced|forcing|forces|force me $
  forced|forces|force|forcing ..1 marriage|married|sex|wedding
  makes|made|making|make me|her ?feel ..4 SEX|undress|sleep ..1 !on|in|better|alone|well / sofa
  made|makes|make me ..1 sleep with
  FORCE ..2 me|her|him ..2 into|for|to ..1 sex|bed|sleep|things|it|having|send ..1 !bed
  guilts|guilt|pressures|nags|begs|until me ..2 until ..2 sex|sleep|give
  i ..1 have|must to ..1 sex|sleep|submit|say ..3 or|else|otherwise|with|he|when
  sex|sleep ..6 or|otherwise|else ..1 he|she ..2 sulks|screams|angry|leaves|hits|gets|mad|shouts|yells
  sex ..3 when|though|although ..1 i ..2 not want|feel|like
  sex ..2 not ..1 want|feel
  not take no for|as
  no means|is nothing|not
  films|filmed|records|recorded|filming|photographed me|us ..4 without|naked|sex|secretly|shower|consent|knowing|asleep
  sends|sent|asks|asked|sending me ..2 dick|porn ..1 pics|pictures
  he|man|adult|teacher|guy|dude ..8 i ..1 am|was 10|11|12|13|14|15|nine|ten|eight|seven|six|twelve|thirteen|fourteen ..4 sex|naked|touch|nudes
  when ..1 i ..1 was ..1 5|6|7|8|9|10|11|12|13|five|six|seven|eight|nine|ten|eleven|twelve|little ..6 touched|undressed|abused|sex|touching
  pimp|trafficked|trafficking|prostitut* / STORY
  sell|sells|sold my|me body
  strangles|chokes|hurts|hits|choke me ..1 during|in sex|bed ..6 not|never
  M ..2 touche|toucher|touchait|touchee|caresse|caressait|caressee ..4 quand|petite|petit|sans|nuit|partout|enfant|dormais|INTIME|ans|entre|expres|alors
  beaupere|oncle|prof|professeur|patron|cousin|grandpere|pere|frere|entraineur|pretre|voisin|moniteur|coach|medecin|papi|tonton|papy ..2 M|l ..3 touche|touchee|touchait|caresse|caressait|touchees / TENDRE lettre discours cadeau
  oncle|pere|frere|cousin|prof ..3 venait|vient|rentre|entre ..3 chambre|lit
  venait|vient|entrait|entre|rentre dans ma|mon chambre|lit ..2 nuit|soir|nuits
  M ..2 fait|faisait|faire des choses|trucs ..8 ans|petit|petite|enfant|quand
  M touche|touchee ..4 INTIME
  sans ?mon ?son ?aucun consentement
  pas ?mon ?son consentante|consentement
  contre|malgre ma|mon volonte|gre
  FORCE_FR ..4 COUCHER|sexe|amour|lit|epouser|avorter|choses|marier|sucer
  FORCE_FR M ..3 COUCHER|sexe|amour
  IL|PERSONNE|NAME M ..2 force|forcee|forcer|forcait $
  M a forcee|force|oblige|obligee $
  me force a ?le ?la faire $
  me ..1 forcer $
  me force a coucher|faire amour
  coucher|amour|sexe ..3 meme|si|alors|quand|sans ..2 veux|envie|dors|pleure ?pas
  boire|saouler|droguer ..1 pour ..2 coucher|sexe|profiter
  touchee|touche|toucher|caressee|frote|frotait|colle ..3 dans|sous|au|contre ..2 metro|bus|jupe|culotte|train|moi / lettre geste
  marier|mariee|marie ..2 force|gre|volonte
  veut|veulent|va|vont me marier / soleil
  mariage force
  insiste|insistait|insister|supplie|harcele|boude|culpabilise ..6 cede|ceder|sexe|couche|lit|amour|coucher|dors
  si ..2 je|j ..1 refuse|refusais|veux|dis ..3 pas|non|sexe|coucher ..5 fait|crie|boude|insulte|frappe|frape|punit|menace
  je|j couche|cede|dis|laisse ..3 sinon|peur ..3 il|crie|frappe|qu
  profite|profiter|profitait|abuse|abusait|abusee|abuser de|d ..1 moi|elle|lui|ma|mon|mes|qu|quand ..4 $|bourree|dormais|saoule|etais|enfant|petite|quand|ans|faiblesse|fille|quand
  abuse|abusee|abusait|abuser ..1 sexuellement|de|d ..1 moi|elle|sexuellement|lui|ma|mon / temps gentillesse chocolat
  DORMIR ..4 il|lui|l|a|on ..3 fait|penetree|touchee|touche|quand|reveillee|dessus
  quand|alors|pendant ..3 je DORMIR ..2 !comme|bien
  reveillee|reveille ..6 il|sur|en ..2 moi|train|dedans
  enleve|retire|enlever capote|preservatif|la|le ?capote ?preservatif
  dit|disais|dire|disait|dis ..1 non ..1 , il|elle|ils ..1 continue|continuait|fait|force|insiste|s|a ..1 continue|fait|!arrete
  dit|disais|dire|repete|dis ..1 non|stop ..3 il|elle|ils ..2 continue|continuait|force|insiste|fait|quand
  j ai dit non et|mais il|elle|ils ..3 continue|fait|force|insiste|voulait|pris|prise|m|me|ecoute|penetree|quand|pas
  continue|continuait|continuer ..2 quand|alors|malgre|apres|meme|pourtant ..3 dit|non|pleurais|stop|dormais
  pas|jamais arrete|arretait|arreter ..2 quand|alors|malgre|pourtant ..3 dit|non|pleurais|stop
  quelque|drogue|ghb|truc|medicament ..1 chose ?dans mon|son|le|ma ?boisson verre|boisson
  ghb|droguee|drogue|drogues dans|a|mon|$ / chocolat RECIT serie
  ete|suis|suis drogue|droguee|droguees
  M ..1 droguee|drogue / baisers
  me filme|photographie|filmait ..3 sans|nue|insu|douche
  prostitu* / RECIT film
`,
};

const threats: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  va|allait|vais|menace|jure|dit|peut ..3 bruler|incendier|cramer ..1 la|ma|notre maison|voiture|appart|appartement / four poulet
  burn ..1 the|my|our house|flat|place|car down|with|$
  next|soon one|time ..1 is|will ..1 me|you|kill|worse
  no|nobody|who one|will|would ..1 will|would|going|ever ..1 believe me|you ..3 / ghost lottery luck
  disfigure|maim|cripple|disfigured me|her|my
  PRONOUN|PERSON|NAME ..2 THREATEN ..1 my|our|the|her
  THREATEN ..1 me|us|my|her|him|them|everyone|the ..2 !tickle|sing / TENDER rain
  THREATEN ..2 to|that|with ..3 KILL|leave|take|hurt|call|post|leak|out|tell|send|show|deport|destroy|do|hit|harm|throw|expose|beat|report|burn|publish|come|find|shoot|slit|cut|knife|gun|share|ruin|sue|jump|suicide|kick|himself|herself / TENDER
  PRONOUN|PERSON|NAME ..1 THREATEN|threatens ..1 $ / rain storm
  THREATEN to ?do $
  death|violent|send|sends|sent|sending|receive|received|receiving|constant|makes|gets|getting|get|the|his|anonymous ..2 threats|threat / STORY
  is|are|am|was|been|being threatened|blackmailed|threatend
  PRONOUN|PERSON|NAME ..2 will|would|going|gona|wants|swore|promised|said|says|wanted|tried|can|could|want|tries ..5 KILLSTRONG|shoot|destroy|ruin|burn|bury|hurt|harm me|us|her|him|them|my|you|the|MY / SPORT yogurt tickle late coat borrowing dress leftovers lol haha mdr tattoo bill vase leave~ homework joke kidding funny exam
  PRONOUN|PERSON|NAME ..2 will|would|going|says|said|swore|threatens ..4 find me|us ..2 wherever|if|anywhere|$ / lost
  if|when|unless ..8 PRONOUN|PERSON|he|she|they ..3 will|would|says|said|ll ..2 kill|hurt|find|shoot|destroy|ruin|beat me|us|him|her|my
  kill|shoot|stab|hurt|find|ruin|beat me|us|the|my ..2 if|when ..2 i|we|he ..1 leave|left|ever|go|tell|talk|try|come|break
  kill ..1 me|us ..1 and|then ..1 himself|herself|the|our|kids
  kill|kills|killed|killing|murder|murders|murdered ..1 me|us|my|our|their|her|his ..1 $|kid|kids|sister|wife|PERSON|if / STORY SPORT FIGURE TENDER laughing laugh softly jokes late coat borrowing dress leftovers lol haha mdr tattoo bill vase leave~ homework joke kidding funny exam
  wants|want|tried|trying|try to kill|hurt|harm|murder|strangle|stab|shoot me|her|us|him|my !printer|laptop|phone|computer|neighbour|neighbours|alarm|hair|time / FIGURE SPORT kidding lol haha
  regret ..4 if|leaving|ever|when|it / tattoo menu cut
  make|makes|making ..1 me|us pay|suffer|regret !for|dinner|lunch
  if ..3 can not have me ..4
  nobody|no|one else ..1 will|can|would have|love|want me
  POST ..5 NUDES ..4 if|online|everyone|parents|family|boss|me|of|internet|work|without / bridges engineer TENDER trip holidays birthday us beach together consent
  POST ..2 my|me|our nudes|nude|naked|intimate|private|sex / want liked like fun
  leak|leaked|leaks|leaking my|me|our|the|nudes|intimate ..2 nudes|photos|pictures|videos|tape|chats
  nudes|nude|intimate|naked|sex ..2 photos|pictures|pics|videos|video|tape|$ ..6 posted|leaked|shared|online|sent|public|blackmail|threat / want liked consent
  revenge porn
  tell|tells|telling|out ..3 i ..1 am|was gay|trans|lesbian|bi|queer|pregnant ..2 unless|if
  said|says|told|swore|promised|going ..3 cut|slash|burn|disfigure|slice|smash my face|throat|me|hands
  waved|waves|waving|wave|swinging|pointing ..1 gun|knife|machete|bat|axe
  blackmail|blackmails|blackmailed|blackmailing|sextort*|extort*|extorting !with|into ..1 / pancakes TENDER STORY
  blackmail|blackmails|blackmailed|blackmailing|sextorted|sextortion / pancakes TENDER STORY cute
  out|outing|outed|outs me|us to ..2 family|parents|boss|everyone|work|school|my|church
  tell|tells|telling|expose|exposes|exposed ..1 me|everyone|parents|family|boss ..5 gay|lesbian|trans|bi|queer|status|sick ..3 if|unless
  call|calls|calling|report|reports|reported ..1 me|immigration|police|cps|the|ice|to ..2 immigration|cps|authorities|ice ..2 on|me|if|$
  deport|deported|deportation ..4 me|if|us
  get|gets|getting|have me deported|arrested|fired|committed|sectioned
  never|not ..1 see|seeing|let ..1 my|our|the|your|kids|children|them|daughter|son ..2 kids|children|again|daughter|son ..4 leave|again|left|if|divorce
  take|takes|taking|took|steal|keep|kidnap|kidnaps|kidnapped ..2 kids|children|kid|child|baby|son|daughter|them ..1 away|from|abroad|if|with|, ..3 me|if|forever|$|him|ever / school zoo park trip holiday pictures NUMBER
  hurt|kill|harm|poison|get|rid ..2 dog|cat|pets|pet|puppy|kitten ..2 if|when|$|to|because|like / vet cancer
  knife|gun|weapon|razor|machete|hammer|bat|axe ..3 me|my|throat|him|her|pillow|us|bed|on / cooking cook chef birthday gave STORY game kitchen bread SPORT toy nephew water
  with|pulled|pulls|grabbed|had|has|have|got|bought|carries|carry|owns|holding|came|out|brought|draws|drew|took|waved|waves|at|pointed|point|points|keeps|swung|by|aimed ..2 knife|gun|weapon|pistol|rifle|machete|hammer|axe|shotgun|blade !skills|set|sharpener|block / cooking cook chef birthday gave STORY game kitchen bread vegetables soldier police work cop carrots hunting hunt garden nail nails pizza film water toy shop SPORT onions cheese cut butter army tattoo museum oysters
  knife|gun|blade to|at|against|on my|her|me ..2 throat|neck|head|face|back|$
  came|comes|ran|runs|ran|went at|after me|us ..1 with ..2 WEAPON
  try|tries|tried to run|runs ..1 me|us over|off|down
  ran|run|runs|drove|drives me|us over|down
  MENACE ..2 de|d|que ..6 TUE|tuer|suicider|enlever|prendre|diffuser|publier|poster|dire|quitter|jeter|partir|mort|frapper|balancer|denoncer|envoyer|montrer|faire|virer|casser|foutre|bruler|tout|mal|expulser|raconter|reveler|appeler|reprendre / TENDRE chanter
  M|l|lui|la|les ..2 MENACE !chatouiller / TENDRE orage pluie ciel
  IL|PERSONNE|NAME ..2 MENACE / repeindre couleur TENDRE orage pluie chanter cuisiner ciel neige CHOSE
  MENACE ..1 de mort
  menaces / RECIT climat
  peut|pouvait|peux pas m avoir ..1 personne|nul|aucun ?ne ?m ?aura
  faire la|ma|sa|me ?la peau
  sait|sais ou|je j|je|habite ..1 habite ..6 regretter|,|et|$ / facteur livreur
  vais|vas|va ..1 le|m|la|l ?le regretter / tatouage resto
  M|te creverait|creverai|crevera|tuerais|tuerai
  menacee|menace par|avec ..3 LUI|PERSONNE|lui|couteau|ex|ARME
  IL|PERSONNE|NAME|va ..5 M ..1 tuera|tuerait|buter|butera|planter|egorger|tuer|crever|creve|flinguer|etrangler|massacrer|descendre !dans|de|rire / TENDRE PARTIE rire mdr lol blague blagues CHOSE pompes coach tatouage manteau pull reunion retard addition notes vase pain~ lol haha bulletin rate vaisselle yaourt linge
  va|vais|allait|veut|voulait|peut|jure|dit|failli|essaye|essaie|aurait|tente|dire|faillit|menace|aller ..4 M|te|nous|l|la|le|les|lui|ma tuer|buter|crever|planter|egorger|flinguer|massacrer|etrangler|bruler|detruire|retrouver|frapper|taper|defoncer|gifler|cogner|peter|demonter|demolir|violer / TENDRE PARTIE RECIT rire mdr lol blague ennui tatouage manteau pull reunion retard addition notes vase pain~ lol haha bulletin rate vaisselle yaourt linge
  M retrouvera|retrouverait|tuera|tuerait|butera|detruira|detruirait|pourrira ?partout / TENDRE rire
  si ..4 je|tu ..3 pars|quitte|partais|quittais|quittes|parle|partes|pars|parlais|porte|reviens|revient ..6 tue|tuer|tuera|retrouvera|retrouverait|meurt|suicide|fout|foutre|buter|bute|paiera|paierai|paieras|regretter|regretteras|regretterai|detruit|creve|saute|mort|morte|mal / TENDRE rire
  te tue|tuerai|bute|butterai|retrouverai|creve|defonce|demonte|butte / rire
  payer|regretter|regretteras|paiera|paieras ..2 cher|ca|quitter|quitte|moi|!addition ..1 $|moi|si / addition resto tournee
  me|faire|fera|va|fait ..1 faire ..1 payer ..1 $|ca / resto
  DIFFUSE ..4 NUS ..3 / colis ponts mims repas chat chien TENDRE vacances chez anniversaire nous mariage voyage amuse plaisir
  DIFFUSE ..1 mes|nos|ma NUS ..1 intime|intimes|nue|moi|$|nu / vacances nous anniversaire voyage
  mes|nos|des|ses|les nudes ..2 sur|a|partout|si|circulent|chez|internet
  photos|videos|photo|video ..1 intimes|intime|nue|nu|sexuelles|compromettantes / amuse plaisir
  faire|fait|faisait|fais chanter|chantage ..2 avec|au|$|a|si|depuis|pour / chorale karaoke
  chantage !affectif|au|chocolat / bisous
  chantage au|a|affectif suicide|la|$|l
  M ?a|faire|fait ?ete outer|oute|outee|denoncer|denonce|expulser|virer|interner|enfermer|denoncera ..3 / TENDRE
  denoncer|dire|reveler|raconter|balancer|tout ..4 prefecture|police|famille|parents|ocs|boulot|employeur ..4 si|gay|lesbienne|homo|trans|quitte|pars|suis
  expulser|renvoyer|prefecture|titre ..4 si|pays|je|bled|sejour ..2 !demain
  enlever|prendre|enleve|prendra|enlevera|garder|voler|kidnapper|reprendre|gardera|arracher|emmener ..2 enfants|gosses|fille|fils|petits|bebe|petite|enfant|gamins ..4 si|$|quitte|pars|bled / ecole parc zoo mercredi
  reverrai|reverra|verrai|verras|revoir|reverras ..1 jamais|plus ..1 mes|les|nos|tes|ses|plus enfants|filles|gosses|fils|fille|petits|bebe
  jamais|plus|pas ..2 revoir|voir|reverrai|verrai ..1 mes|les|nos|enfants enfants|gosses|fille|fils ..3 si|pars|quitte
  frape|tue|torture|maltraite|tape|noye|noie|etrangle|empoisonne|cogne ..1 mon|ma|le|la|notre|son ANIMAL / voiture veto cancer
  mal|prendre|tuer|frapper|noyer|abattre|bazarder ..2 a|au|mon|le|la|notre ..1 ANIMAL ..2
  menace|avec|sorti|sort|brandi|brandit|mis|met|pris|prend|pointe|achete|braque|tire|tiree|sortait|tenait|tient|cache ..4 couteau|flingue|fusil|pistolet|arme|machette|hache|cutter|revolver|lame|carabine / cuisine cuisiner pain japonais cuisinant eau jouet beurre anniversaire RECIT PARTIE fromage legumes offert chef camping police boulot militaire tomates chasse musee huitres foire
  IL|PERSONNE|NAME ..2 a|un ..1 une|un flingue|arme|fusil|pistolet|revolver|machette|carabine / RECIT PARTIE eau jouet police militaire gendarme chasse collection
  couteau|flingue|arme|lame ..1 sous|sur|contre|a|la ..2 gorge|tempe|cou|tete|moi|ventre|oreiller
  coup|coups de couteau|cutter|feu|hache|ciseaux
  tire|tirer|tiree dessus / PARTIE neige eau
  fonce|foncer|roule|rouler|ecrase|ecraser ..1 dessus|moi ..2 voiture|sur|avec|$
`,
};

const fear: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  FEAR of their|his|her|our dad|father|stepfather|mum|mother|husband|stepdad|boyfriend|parents / meeting disappointing
  FEAR tonight|now|today $|, ..6 / exam plane flight interview stage
  FEAR tonight|now ?, he|she|they
  i ..1 shake|tremble|freeze|panic|shrink ..2 when|if|every|whenever ..3 he|him|his|she|dad|husband|key|door / kissed kisses TENDER
  not|never dare ?to contradict|speak|say|tell|leave|move|refuse|disagree|answer|go|talk|call|look / love kiss
  feel|feeling|felt hunted|watched|followed|threatened|trapped ..1 $|at|by|in|everywhere / lift
  n|pas|ose|osais ose|pas|plus ..1 le|la|lui|les contredire|refuser|quitter|repondre|deplaire|enerver
  tremble|tremblais|fige|panique ..1 quand|lorsque|des ..2 j|il|elle|la|entends ..3 voiture|rentre|cles|pas|voix|entends|porte|crie|approche / TENDRE embrasse
  appels|messages|lettres|mails ..1 anonymes|anonyme|menacants|insultants
  FEAR of|for him|her|them $ / TENDER
  FEAR of him|her|them !love|losing|leaving|dog|mum|mother|father|parents|family|friends|future|not|being|getting|finding|meeting|falling
  FEAR of my|his|the|her|our ..1 PERSON !s|not ..2 !reaction|judgement|opinion / losing meeting disappointing parents love
  FEAR of my|our ..1 own ..1 partner|husband|home|ex|wife|father
  FEAR of|at going|coming|returning|being|staying|go ..2 home|back|house|flat|him|her / love single
  FEAR ..1 to|of ..1 go|going|come|coming|walk|walking|return|returning|sleep|stay|leave|live|open ..1 home|back|house|room|him|door|asleep|in|outside|out|at ..2 !of|all / single plane flying dark spiders love travel life
  FEAR|hate to|of ?speak|say|disagree|leave|talk|speaking|saying|answer ?leaving ..2 him|up|anything|home|$|because|at ..3 !love|loves|feel|goodbye|first / losing like liked surgeon love loves feelings public first yes stage goodbye wedding sorry crush
  FEAR of|what ?of ?what|how he|she|they|him ..2 will|would|might|could|may|do|can|does|is ..2 !think|say|feel|thinks
  FEAR of ..1 his|her|their ..1 temper|reaction|reactions|anger|rage|mood|moods|outbursts|fists|violence / parents
  FEAR ..1 that|if|he|she|they|someone ..3 come|find|kill|hurt|hit|beat|harm|attack|do|get|gets|finds|comes|hits|take|kills|track|follow|shoot|rape|hurts|explode|back|snap / love else lost
  FEAR for my|our|his|her life|safety|kids|children
  FEAR ..1 when|every|whenever|each|because ..2 he|she|dad|mum|husband|they|time ..4 home|key|door|drinks|drunk|angry|comes|shouts|yells|voice|hear|moves|him / STORY
  FEAR every|all day|time|night
  live|living|lived|lives in ?constant fear|terror
  key|keys|car|footsteps|steps ..6 FEAR|shake|shaking|tremble|panic
  heart races|racing|pounds|jumps ..4 key|keys|footsteps|steps|voice|car ..2 door|outside|$|his
  hear ..1 his|her ..1 key|keys|car|footsteps|steps ..4 afraid|FEAR|shake|freeze|panic|sick|tense|stomach|heart
  SCARE ..1 me|us ..2 $|when|so|to|at|with|every|he|and / STORY SPORT joke movie TENDER FIGURE haha lol sweet jumping boo future feelings happy good love film mask halloween
  he|she|they|PERSON|NAME SCARE me|us|the|my ..1 $|kids|children|when|sometimes|so / STORY TENDER jumping boo joke haha lol sweet
  hide|hiding|hid ..3 from|when|until|because|in ..4 him|her|dad|husband|asleep|calms|drunk|angry|stops|father|he / birthday present surprise TENDER game
  sleep|sleeps|slept|lock|locked|barricade|barricaded ..4 door|knife|chair ..4 FEAR|he|him|under|in|against / holiday cold bike
  eggshells
  flinch|flinches|flinched ..3 he|she|when|his|hand|moves|raises
  do|does|am not feel ?safe at|with|home|around|in|here|$
  not|never|longer ..1 feel safe|safer|safety / SPORT plane ferry bike driving money
  unsafe
  in danger / STORY species planet
  fear him|her|my|what / god
  PEUR ..1 d|de ..1 lui|elle|eux|mon|ma|mes|ce|sa|son|ses|leur !dire|parler|ecrire|proposer|demander|manquer|plaire|annoncer|avouer|avenir|vie|corps|propre|ombre|regard|examen|reve|rencontrer|perdre|amour|dent ..1 !nouveau|manquer|plaire|proposer|ressens|chien|sens|pense|parents|amour|peut|tout|envies|sentiments ..4 $|PERSONNE|reaction|reactions|coleres|colere|violence|peut|pourrait|va|fait|faire|mari|capable|quand|depuis|comme|et|menaces|ferait / TENDRE amour perdre peine demande
  PEUR de|d ..1 mon|ma ..1 PERSONNE ..1 !me|ne
  PEUR de|d ..2 rentrer|retourner|dormir|sortir|parler|quitter|bouger|respirer|partir !dans|en|avec|seul|public ..2 !public|vacances|voyage / public inconnu avion amour noir plage retraite
  PEUR de ..1 le|la quitter
  PEUR pour ma|mes|nos|sa|notre|mon vie|enfants|gosses|securite|fille|fils|bebe
  PEUR ..1 de|d|chaque|tout|quand|des ..2 chaque|jour|temps|rentre|entends|il|qu|tous ..3 $|rentre|soir|cles|bruit|porte|boit|enerve|colere|pas|crie / avion orage
  PEUR qu|que il|elle|ils|mon|ma|quelquun|mec|mari ..4 M|nous|revienne|reviennent|rentre|fasse|frappe|tue|prenne|enerve|trouve|retrouve|debarque|s|tape ..2 !quitte|trompe|oublie|aime|laisse|lasse|largue|plaque|pardonne|ghoste|abandonne|remplace|voie|trouve|juge / quitte trompe oublie aime moche ennuyeuse
  IL|PERSONNE|NAME M fait|faisait|font|fais ..1 PEUR ..1 !en|bleue|derriere|au / TENDRE CHOSE rire ri surgissant placard
  IL|PERSONNE|NAME M ..1 terrorise|terrifie|terrorisait|terrorisee|intimide / CHOSE TENDRE beaute
  terrorisee|terrorise|terrifiee|terrorises ..2 quand|par|chez|de|a|il|, ..4 / avion araignees araignee examen CHOSE orage oral
  terrorise|terrorisait|terrorisent|terrorisee ..1 $|moi|les|toute / avion araignees CHOSE
  vis|vit|vivre|vivons|vivait|vivais dans|avec ..1 peur|terreur|la ?peur ?terreur
  n|pas|ose|osais|oser ose|plus|pas|osais ..1 plus|pas|jamais ..1 rentrer|parler|sortir|bouger|respirer|dormir / amour aime avouer
  hausse|leve|leve|crie ..2 ton|voix|main ..2 je|j|on tremble|fige|tetanise|cache|sursaute
  marche ..1 sur des oeufs
  marcher|marche sur ..1 oeufs
  boule au|a ventre|la ..6 rentre|rentrer|cles|il|porte|maison|terrorise
  entends ..2 cles|cle|pas|porte|voiture ..4 peur|tremble|boule|ventre|fige|panique
  cache|planque|cachee|enferme ..4 toilettes|bain|chambre|placard ..5 il|calme|dorme|colere|peur|crie / cadeau jeu surprise TENDRE surgissant
  en|suis|pas|suis|plus danger|securite ..1 !public|sur ..1 / espece planete RECIT
  tremble|tremblais|fige|sursaute|sursautais ..4 il|rentre|main|leve|voix|cles|cle / TENDRE embrasse
`,
};

const control: Group = {
  isDeniable: false,
  isTold: true,
  lines: `
  not let me ..1 see|go|call ..2 doctor|hospital|police|family|friends|mother|mum
  il|elle ..3 a ?tous fait fuir $
  card|salary|wages|passport|phone|papers|money stays|goes|stay|go ..1 with|to him|her|them|husband
  gives me ..4 week|month|day|allowance ..4 receipts|receipt|account|wants|and / lift flowers kisses compliments
  wants|needs|demands|checks|keeps|see ..1 the|my|all|every receipts|receipt|passwords|password|code
  tells|told|says|said|decides ..1 me|us ?which ?who friends|clothes|people ..2 i|can|keep|see|wear
  reads|read|checks|approves|vets every|all ..1 text|message|email|mail|texts|word|messages / book writer
  must|have ..1 to|answer|reply|text|call ..4 within|minutes|immediately|right|straight|in ..5 or|otherwise|else ..2 he|she|they / boss client work
  no|not|without ..1 key|keys to|for my|our|the ..1 own|house|home|flat
  stops|stopped|stop|prevents|prevented|keeps|kept|blocks|blocked me|us|her from ..1 seeing|working|leaving|going|speaking|talking|sleeping|eating|calling|having|studying / alarm cat snoring
  put|hid|planted|installed|fitted ..1 a|an|the|some gps|tracker|airtag|camera|cameras|device|app|mic|spyware on|in|under|to my|me|our|the ..1 !hedgehogs / garden hedgehogs lost run cat
  kept|held|locked|is|keeps ..1 prisoner|captive|hostage ..1 by|at|in|$|us / STORY
  veut|exige|demande|connait|connaitre|avoir|voulait ..1 le|mon|mes|tous ..1 code|codes|mot|mots ..2 telephone|passe|portable|insta|carte ..6 / wifi
  appelle|ecrit|appelait|textote ..2 arret|cesse|temps|heure|minutes ..1 pour|afin ..2 verifier|savoir|controler|surveiller
  plus d|de amis|amies|copines|vie ..3 il|elle|mari|mec ..5 fuir|interdit|disputes|eloignes|supporte|vires
  fait fuir ..2 amis|famille|copines|proches|tous
  not|never|nothing ?ever ?want ?like let|lets|letting|allow|allows|allowed me|us ..2 see|go|leave|work|speak|talk|have|out|sleep|eat|drive|wear|use|call|study|friends|go|alone|near|do|contact|anywhere|breathe|visit|learn|take|get|wash|meet|answer ..1 !present|gift|dress|dishes|surprise|bags|washing|carry|laundry|down|dessert|wine|result|phone~ / dishes present surprise pay bill cook dessert surgery drunk visa sick fever boss doctor whispered late makeup fifteen car suitcase sixteen teenager
  not|never ..1 let|lets|allow|allows|allowed her|him|my ..1 see|go|leave|work|speak|talk|mother|sister ..3 / dog SPORT puppy
  not allowed|permitted to ..1 see|go|leave|work|speak|talk|have|sleep|eat|wear|use|call|study|be|drive|close|contact|visit|drive|laugh / boss exam visa museum doctor hospital park
  not|never let|lets ..1 me $ / joke win
  forbid|forbids|forbade|forbidden|forbidding|forbides|bans|banned ..1 me|us|to ..3 see|go|leave|work|speak|talk|friends|from|family|wear|out|$|seeing|use|contact|to / sugar doctor laughing
  need|needs|have|must|ask|ask|asking|asks|has|beg ..1 for|to|ask|his|her ..1 his|her|ask|permission ..1 permission|every|to|for ..3 go|out|leave|see|spend|penny|money|buy|friends|to|$ / kiss boss teacher touch
  ask for every penny|pound|dollar|euro
  ask|beg ..1 for money|permission
  ask|beg|asking for permission|money / kiss boss landlord bank
  account|justify|explain|show|prove|receipts|receipt ..2 every|for|him|for ..1 penny|receipt|euro|dollar|pound|minute
  isolates|isolated|isolate|isolating|cuts|cut|keeps|separates|separated me ?off|away from ..2 family|friends|everyone|mum|people|parents|sister
  controls|controlling|control|controlled ..2 everything|money|life|what|who|every|me|all|phone|finances|eat|wear|account|my|food / music remote drone STORY
  is|are|was|so|gets|very|getting|became controlling !the / drone STORY car
  coercive control
  PRONOUN|PERSON|NAME ..2 holding|withholding|hiding|keeping my passport|papers|documents|money|visa|id
  ask|beg|tell ..2 before|permission ..1 i ..2 spend|go|leave|buy|call|see|eat
  i can not call|leave|escape|go|contact|speak ..1 $|anyone|anybody|police|family
  listens|listen|records|recording ..2 to|my ..1 all|my|every ..1 calls|call|conversations
  has my location ..4 on|calls|all|every
  stop|stops anywhere
  decides|chooses|dictates|tells|picks|monitors|controls|checks|decide ?me what|who|when|how|where|which i ..1 wear|eat|see|talk|go|dress|spend|can|speak|am|do|sleep|weigh / restaurant
  decides|chooses|picks my clothes|friends|food|outfits
  go|goes|going|went|looks|looking|searches|reads|checks|checked|checking|read|searched|scrolls ..1 through|all|my|into ..1 my|messages|phone|every|all ..3 every|night|all|always|time|day|constantly|without|secretly|whenever|when|daily|$|messages|back|while|again / book poem pages map heart old~
  goes|going|go|went|looks through my|her|his phone|messages|bag|emails|texts|things
  checks|reads|monitors|checked|read|searches|checking my|all phone|messages|texts|emails|mileage|my|location|underwear|receipts
  TRACK|tracking|tracks|tracked|traces me|my|us|where ..1 phone|location|everywhere|online|movements|car|i|calls|with|every|all|gps|$|constantly|through / STORY running run
  spyware|stalkerware|keylogger|keyloger
  gps|tracker|airtag|tracking|trackers|airtags|app|device|spy ..4 under|on|in|to|hidden|inside|sewn|hidden ..1 my|the|me|our|where car|bag|phone|coat|purse|watch|i / lost luggage run cat dog keys parcel bike tree hike
  app|tracker ..5 know|see|where ..1 where ..1 i
  camera|cameras|mic|microphone|bug ..4 in|to|watch|hidden|around|at ..4 watch|me|bedroom|house|home|bathroom|us / hedgehogs garden photo photos burglar holiday kitten
  locks|locked|lock|locking|locked|shut|shuts|shutting|trapped|traps|traps|imprisoned me|us|her|him|them|my|the|kids ..1 in|out|up|inside|outside|away|kids|at|$|down|room|bedroom|children|of / lift elevator escape eyes arms STORY
  locks|locked|lock ..2 doors|door|bedroom|room ..3 so|not|leave|can|me|from / bike holiday trip
  i ..1 am|was|being|feel locked|trapped|prisoner ..1 in|$ ..1 house|room|home|here|flat|this|bedroom / lift elevator job body traffic STORY
  kept|keeps|holding|held|hold me|us prisoner|hostage|captive|inside|locked|indoors
  prisoner in|at my|our|own|home
  not let me|us out|leave|go / whispered kiss doctor boss
  block|blocks|blocked|blocking|stands|stood|guards ..1 the|in door|exit|way|doorway ..3 !snow|car / bike snow tulips flowers smile
  <!i|we TAKE|takes|confiscates|holds|has|kept ..1 my|all|our|away ..1 passport|papers|documents|wages|salary|card|cards|visa|savings|paycheck|earnings|bank|id|phone|keys|money|insulin|medication|pay|benefits ..3 !picture|photo|mistake|accident|lose|back / picture pictures photo photos mistake laugh selfie lose holiday fix repair water theft thief bus tube airport joke cards~
  give|gives|hand ..1 him|her|them my|all|the salary|wages|money|pay|paycheck|passport|phone
  not|refuses|refuse ..1 give|hand|return|gives ..1 me ?back my|any|money ..1 passport|papers|phone|keys|money|id|documents|pills|medication|money|card|$ / mum lent
  no|not access to ..1 money|my|bank|account|phone|car
  allowance|penny|pocket ..3 every|from|him|gives ..3 / kid child
  prove|show|send|photo|picture|video|call|facetime|text ..4 prove|know|where|proof|sure|prove ..1 where|i ..1 am|i|was|who / market trail airport station lost beach
  has|have|had|make|makes to|me ?send ..3 location|photo|picture|proof|selfie ..3 prove|every|where|him|time
  calls|called|texts|texted|rings|messages ..3 fifty|40|50|hundred|100|30|20|forty|thirty|sixty|dozens|times ..3 day|night|hour|know|where|times ..6 where|check|know|if|when|answer|angry
  wants|needs|demands|asks|has|must|insists to|on ..1 know|knowing|see where|who|every i|i|where ..1 am|with|go|minute
  not ..1 see|seen ..2 family|friends|anyone ..2 because|since ..3 he|she|him|her
  <!i|we destroy|destroys|destroyed|burned|burnt|ripped|rips|tore|cut|cuts|threw|throws|smashed|smashes|breaks|broke ..1 my|all|up|away|out ..1 passport|papers|documents|clothes|phone|dresses|laptop|contraceptive|contraceptives|makeup ..3 !by|accident|accidentally / accident screen clumsy closet charity fell hairdresser thrift moth skiing
  watches|watching|follows|watched|monitors every|my|everything move|i|step|where|everything
  feel|felt like prisoner|hostage|slave|a ?prisoner ?slave ?hostage
  starve|withholds|withhold food|money|medication
  M ..1 laisse|laissait|laissera|autorise|permet|laissent ..1 plus|pas|jamais|rien|aucun|pas ..4 SORTIE|amie|amies|copines|famille|telephone|argent|$|amis|faire|vivre|toute / payer cuisiner gagner finir porter vaisselle indiferente indiferent sacs cadeau addition blague valise voiture ivre
  ne|n M|la|le|les ..1 laisse|laissait ..1 pas|jamais|plus SORTIE|voir|sortir / payer cuisiner cadeau blague sacs valise voiture
  pas|plus|aucun ..1 le|du|de droit|d de|d|a|au ..3 SORTIE|avoir|amis|argent|telephone|porter|fermer|regarder|rire|manger|mettre|faire|copines|$|rien|parole / examen musee hopital regime medecin visa parking
  dois|doit|devais|devait|faut|obligee|oblige ..2 demander|rendre|justifier|prouver|envoyer|donner|repondre ..2 permission|autorisation|comptes|position|photo|chaque|ou|salaire|argent|paye|tout|ticket|tickets|sa / patron banque embrasser prof impots
  demander|demande la|sa permission|autorisation ..2 pour|de|avant ..2 sortir|aller|voir|depenser|acheter|manger|telephoner|tout|dormir
  rendre|rends|rend ..1 des comptes
  INTERDIT ..1 de|d|les|tout|mes|le|a|aux ..2 SORTIE|jupe|jupes|amis|copines|famille|maquillage|robes|telephone|voir|decolletes|contact|reseaux|amies|talons|tout|adresser / chocolat sucre medecin pleurer coach ronflements rire regime
  M ..1 a ?toujours INTERDIT / sucre pleurer dormir ronflements coach medecin dentiste rire chocolat
  M ..2 empeche|empechait|empecher|empechee ..2 SORTIE / ronflements ronfle chat dormir
  coupe|coupee|isole|isolee|isolait|coupait|eloigne|eloignee|couper ..1 de|d ..1 mes|ma|tout|tous|mon ..1 $|famille|amis|amies|monde|copines|proches|mere|soeur / souffle ecran telephone semaine
  IL|PERSONNE|NAME M ..1 isole|isolee|isolait|coupee ..1 de|$|completement
  choisit|decide|impose|dicte|controle|surveille|verifie|regarde|veut|exige|choisissait|fixe ..3 mes|ce|comment|qui|que|ou|savoir ..3 vetements|habille|mange|porte|vois|habits|m|parle|tenues|fringues|suis|vais|depense|amis|frequentations|sorties|fais / bien samedi resto film gout musique chemises ciel
  controle|controler|controlait ..1 tout|mes|mon|ma|m|toute|l ..2 !sono|musique|ballon ..2 / sono musique drone qualite technique
  M CONTROLE ..3 / TENDRE
  IL|PERSONNE|NAME M CONTROLE|surveille / medecin poids coeur TENDRE
  fouille|fouiller|fouillait|lit|lisait|verifie|controle|check|epluche|fouillent|espionne ..1 mon|mes|tous|dans ..1 mes|telephone|portable|messages|mails|sac|sms|poches|affaires|ordi|textos|conversations|mon|poubelles|historique|snap / poeme
  installe|mis|met|cache|pose|trouve|decouvert|installer|planque|glisse ..3 appli|application|logiciel|traceur|mouchard|gps|airtag|camera|cameras|balise|micro|micros|espion ..2 pour|sur|dans|sous|espion|chez|$|partout / oiseaux herissons jardin cadeau chat velo rando rire cambriolage colis chatons
  traceur|mouchard|airtag|gps|balise sur|dans|sous ma|mon|la|le voiture|sac|telephone|manteau
  appli|application|position|geoloc|localisation ..4 pour|ou|partage|active|oblige|exige ..2 savoir|ou|je|suis|permanence|surveille|surveiller / rando course randos cadeau
  ENFERME ..3 !dehors~ / ascenseur toilettes RECIT bulle escape maladroit bras
  M ..2 ENFERME|enferme|enfermee / ascenseur RECIT bras TENDRE
  enferme|enfermee|enfermer|enfermait|barricade a|dans|dehors|chez|la|l|au ..1 cle|chambre|maison|cave|dehors|appart|placard|balcon / ascenseur RECIT holiday escape
  ferme|fermait|fermer ..1 porte|a|la ..1 a|cle ..5 pour|peux|sorte|sortir|partir|empecher / vacances
  PREND ..1 mes|mon|ma|tout|toutes|tous|l|tous ..1 passeport|papiers|argent|telephone|salaire|portable|carte|cartes|cles|sous|bancaire|titre|documents|paie|paye|cheques|chequier|economies|mes / photo erreur prendre selfie vacances plantes laver reparer blague trompe metro bus voleur plage
  M ..3 PREND ..1 mes|mon|ma|l|les|le|la|tout passeport|papiers|argent|telephone|salaire|portable|carte|cartes|cles|sous|chequier|thune|economies|fric / photo erreur prendre selfie vacances plantes laver reparer blague trompe metro bus on
  refuse|veut|voulait ..1 de|pas|plus|jamais ..1 M rendre ..1 mon|mes|ma|les|le
  donne|donner|verse|verser|remettre|reverse ..1 tout|mon|lui|ma ..1 salaire|paye|paie|argent ..2
  photo|video|selfie|appeler|preuve|facetime ..4 prouver|preuve|ou ..3 suis|ou|avec
  appelle|appelait|telephone|textote|ecrit|texte ..2 50|cinquante|cent|100|trente|vingt|40|20|fois|quarante|trente ..3 fois|jour|par|heure ..6 savoir|verifier|ou|controler|avec|repond|reponds|enerve
  savoir|sait|sache ou|avec je|qui ..1 suis|vais|parle ..3 temps|permanence|heure|$|tout|minute / perdue gps maps
  prisonniere|prisonnier|otage|esclave ..2 chez|de|dans|maison|moi|lui|mon|$|propre / RECIT emotions
  plus|aucun|pas acces ..1 a|au|aux ..2 argent|compte|comptes|telephone|carte
  sequestre|sequestree|sequestration|sequestrait / RECIT
  controle|controler coercitif
  sous controle|surveillance / situation
  veut|veux|voulait|supporte|accepte|aime pas|plus que|qu je|j ..2 voie|vois|parle|sorte|sors|travaille|bosse|conduise|mette|aille|voir|ailles|telephone
  veut|voulait|exige|force qu|que je|j ..1 arrete|quitte|demissionne|lache|rompe|coupe|arete de|mon|ma|avec|le ..1 travailler|boulot|travail|job|famille|amis|etudes|bosser|sortir|voir / fumer boire
  me|m l|le|la interdit
  ferme ..4 cle|cles et ..1 garde|prend|cache ..2 cle|cles
  dechire|brule|jete|jetait|brulait|decoupe|casse|detruit ..2 passeport|papiers|vetements|robes|fringues|habits|maquillage|telephone|pilule / maladroit expres~ fer lessive four tri brocante friperie ecran
`,
};

const pursuit: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  tried|trying|tries|try to break|get|force in|into|inside ..1 $|my|our|the !gym|shape
  keeps|kept|not|stop|stops ..2 calling|messaging|texting|ringing|contacting|writing|emailing ..1 me|and|at ..1 $|and|even|at|from|although|hunted|breathing|night|work / friend mum love TENDER
  breathing|breathes|silent|hang|hangs ..1 down|up|calls the|on ..1 phone|line
  suis|suivais|suit|suivre ..1 en voiture|cachette|secret|douce ..2 / psy
  STALK / STORY JOURNAL pancakes instagram insta cute
  PRONOUN|PERSON|NAME|man|someone ..4 FOLLOW me|us|her|my ..1 $|home|to|from|every|everywhere|around|when|all|wherever|in|again|at|car|for|down / instagram insta twitter tiktok museum hill hike trail SPORT dance dog cat puppy baby memories spotify strava recipe kitchen advice STORY duck sheep
  being|am|was|been|got|get followed ..1 home|by|$|in|again|from|when / instagram insta dog cat duck
  follow|follows|followed|following my car|bus|daughter|sister|every
  not|never leave|leaves|leaving me|us|her alone / kitten cat song thought memory dog puppy TENDER
  followed|following|follows me off|out|down|into|through|onto ..2 bus|train|street|station|store|metro|shop|alley|park|tube / dog cat duck friend
  found|finds|knows|find ..1 out where i live|work|am ..3 and|sits|, ..4 sits|waits|car|outside|watch|came|comes|threat
  keeps|kept ..1 turning|showing|coming|appearing up|to|outside|round
  sits|sat|sitting|parked|waiting in his|her|a car outside ..4 / kids~
  wait|waits|waited|waiting|park|parks|parked|stand|stands|stood|sits|sat|lurks|lurking|hangs|appears ..2 outside|front|at|near|in ..1 front|of|my ..1 my|our|her house|work|door|school|flat|building|window|office|home|gym|car|place / flowers croissants bus TENDER taxi umbrella surprise surprised pizza bike cat smile
  shows|showed|show|turns|turned|comes|came|appears|appeared|break|breaks|broke ..1 up|into|in|to|at ..4 house|work|door|flat|home|office|place|gym ..3 uninvited|unannounced|again|night|drunk|watch|though|although|every|without|screaming|even|after|and|blocked / flowers croissants soup TENDER
  uninvited|unannounced ..3 and|at|again|house|watch ..3 / soup cake flowers croissants wine party
  broke|breaks|break|broken into my|our|her house|flat|apartment|car|home|phone|account / thieves burglars burglar holiday
  watches|watching|watch me ?from ..2 car|window|street|outside|tree|across / dance cook sleep swim SPORT TENDER film
  even|although|after|though ..1 i|we told|asked|blocked|said ..3 him|her|no|them|stop|not|to ..1 / laughed
  blocked|block ..1 him|her|them|number ..1 but|and|,|so ..2 he|she|they ..3 makes|new|accounts|keeps|creates|still|calls|contacts|made|finds|comes|uses|shows|number
  new|fake|different|unknown|hidden|withheld ..1 accounts|account|numbers|number|profiles ..4 threaten|harass|me|contact|text|call|message|watch|insult / bank gym job
  keeps|kept|will|won ..1 not|stop|texting|calling|messaging|contacting ..3 new|numbers|fake|though|blocked|unknown|nights / baby bebe
  i ..3 stop|leave|tell|asked|told him|her ..2 to ..1 stop|leave ..3 he|she|but ..3 keeps|still|comes|calls|texts|shows / laughing
  leave|leaves|left|leaving|finds|found ..1 notes|messages|letters|dead ..3 car|windscreen|door ..3 scared|know|watching / love cute sweet
  HARCELE / RECIT TENDRE rire insta cadeau bisous
  IL|PERSONNE|NAME|homme|type|mec ..1 M SUIT ..1 $|jusqu|dans|partout|depuis|chez|tous|toute|chaque|en|quand|au|a|la|rue|des ..2 !delires|reseaux|insta|instagram|sommet|yeux|spotify / insta instagram reseaux delires rando sommet spotify tiktok danse chien chat musee projets ralant conseils folies boutique voyage TENDRE avance twitter chaton
  me|m ?a|suis|ai ?fait|ete SUIT ..2 rue|jusqu|depuis|chez|hier|nuit|$|voiture|metro|parking / insta instagram reseaux chien chat delires psy medecin conseils sommet rando kine
  ete|fait|suis suivie|suivi|suivre ..2 dans|jusqu|par|depuis|rue|chez / psy medecin kine insta therapeute hopital cours compte
  attend|attendait|guette|rode|gare|poste|surveille|planque|rodait ..3 bas|devant|sortie|derriere|autour ..2 chez|boulot|immeuble|travail|porte|lycee|fac|maison|moi|bureau|ecole|fenetre ..6 / fleurs croissants parapluie TENDRE scooter bus taxi pizza glace sourire velo surprise
  debarque|debarquait|vient|vienne|revient|attend|appelle|ecrit|passe|sonne|attendait|continue ..12 alors|bien|malgre|meme que|si ..3 dit|demande|bloque|plainte|quitte|voulais|veux|separes / ri rire
  arrete|arretes|arretait pas|plus de ..1 m|me ..1 appeler|ecrire|suivre|harceler|contacter|envoyer ..5 masque|masques|numeros|bloque|faux|nuit|insultes|rupture|comptes|$|depuis|menaces / rire coeurs mots
  bloque|bloquee ..2 mais|et|,|partout ..2 il|elle ..4 compte|comptes|numero|numeros|continue|revient|autres|cree|faux|trouve
  faux|nouveaux|autres ..1 comptes|profils|numeros ..4 / boulot banque
  laisse|laissent|laissait ..1 pas|jamais|plus|tranquille ..1 tranquille|en ?paix / moustiques chat chaton idee chanson
  espionne|espionnait|traque|flique|piste|geolocalise|traquait|surveille|surveillait partout|sans|tout|mes|mon|par|chez|depuis|moi / RECIT
  entre|rentre|introduit ..1 chez moi ..4 sans|nuit|effraction|pendant / fleurs
`,
};

const ownHand: Group = {
  isDeniable: true,
  isTold: true,
  lines: `
  failli|manque|voulu|essaye ..1 <!m|me etrangler|fraper|tuer|gifler|poignarder|etouffer|cogner mon|ma|le|la|mes ENFANT|femme|copine|mec|mari|fils|fille|bebe|copain
  i ..1 might|could|will|would|may|am do something|anything ..1 terrible|bad|awful|horrible|stupid ..2 to|him|her
  i ..1 follow|followed|following|stalk|watch him|her|them home|everywhere|every|from|around|to|at / TENDER hill trail insta instagram
  wife|girlfriend|husband|boyfriend|partner|kids|son|daughter|ex ..1 and|when ..1 i ..1 hit|pushed|hurt|kicked|slapped|choked
  and|then ..1 push|hit|kick|slap|shove|beat my ..1 wife|girlfriend|kids|husband|boyfriend|partner|child|son|daughter|mother
  gestes ..2 avec|sur|envers ..1 bebe|enfants|fille|fils|elle|lui
  PEUR de|d mes|propres ..1 gestes|reactions|coleres|pulsions|propres|mains
  i ..2 <!we hit|slapped|punched|choked|kicked|beat|pushed|shoved|threatened|strangled|slap|punch|shake|shook|attacked|bit|grabbed|forced|raped|assaulted|locked|smacked|kick|spank|spanked|follow|followed|stalk|stalked|abuse|abused ?up ?a ?out him|her|them|NAME ..1 !back|with|up|feelings|at|home|shoulder|in ..1 !words|feelings|instagram|insta / SPORT TENDER words NUMBER ticket snores bed STORY instagram insta hill feelings museum trail
  i ..2 hit|beat|hurt|slap|slapped|shook|shake|smack|spank|punched|pushed|kicked|threaten|threatened|abuse|locked|choked|strangled|bit|scare|shoved|grabbed ..1 my|our|the ..1 partner|wife|husband|boyfriend|girlfriend|ex|kid|kids|child|children|son|daughter|baby|mother|mum|mom|dog|cat|girl|boy|brother|sister|father|dad|sons|daughters / SPORT TENDER words feelings surprise accident~
  i|and ..3 locked|lock|trapped her|him|them|my in|inside|out|up / accident laughed lift cat
  i ..4 raised|raise|raising|laid|put my|hand|fist|hands ..2 to|at|against|on ..1 him|her|them|my|the|kids|neck|children / class shoulders TENDER
  i|and|sometimes ..3 <!not WANT|going|gona|feel|could|can|about|will|am ..3 kill|hit|hurt|strangle|hitting|killing|hurting|stab|punch|murder|slap|choke|burn|poison|beat|shoot|harm|destroy|murdering|rape|strangling ..1 him|her|them|someone|MY|THEM|PERSON|people|everyone|NAME|my ..1 !feelings|cooking|printer|laptop|phone|computer|alarm|hair|own|time|hunger|thirst|inbox / SPORT mood feelings TENDER joke playfully jk
  FEAR ..3 i|of ..3 hurt|hit|do|hurting|hitting|kill|killing|harm|harming|lose|losing|snap ..1 him|her|them|my|someone|control|the|kids|baby / feelings losing love heart words disappoint
  lost|lose|losing ..1 control|it|temper ..4 hit|hurt|pushed|slapped|threw|kids|child|him|her|baby|wife / car ball
  i ..2 force|forced|coerced|pressured|make|made her|him|them ..1 $|to|into ..3 !eat|oysters|come|go|watch|sea / oysters TENDER dance party film spinach
  i ..3 track|tracking|checking|reading|spying|stalking|following|going ..1 on|through her|his|him|their|my ..1 phone|everywhere|location|messages|ex|$ / how without~ knowing JOURNAL insta
  i ..1 am|have|been|get|got|was|become|can ..2 abusive|violent|abuser|dangerous !film / film STORY
  hurt|harm|kill|hurting ..1 someone|people|somebody|everyone ..1 $|else|if|and|tonight / FIGURE
  i|we|who|to ..2 hate|hates ..4 kill|stab|murder|strangle ..1 him|her|them
  je ..1 l|le|la|les|lui ..1 ai|avais ..1 frappe|frape|tape|tapee|gifle|giflee|cogne|cognee|batu|batue|pousse|poussee|menace|menacee|etrangle|etranglee|enferme|enfermee|secoue|secouee|suivie|suivi|forcee|force|frapee|violee|bousculee|bouscule|mordu|tabasse|agresse|harcelee|giflees|tapes|frapes ..1 !sur|partout|insta|au|a|dans ..1 / PARTIE TENDRE insta sommet piscine musee rire CHOSE postuler ecole
  j ai ..1 frape|gifle|cogne|menace|enferme|etrangle|tape|batu|pousse|bouscule|secoue|tabasse|fouette|violente|forcé|agresse|mis ..2 mon|ma|mes|le|la|notre|nos|NAME|LUI|un|mec ..1 femme|copine|copain|mari|fils|fille|enfant|enfants|ex|mere|pere|chien|chat|bebe|mec|meuf|soeur|frere|conjointe|compagne|gosses|NAME|petit|petite|belle / PARTIE TENDRE caddie balancoire poussette
  j ai ..1 gifle|frape|cogne|etrangle|bouscule|tape|poignarde NAME / PARTIE
  je|j ..2 tape|frape|bat|bats|gifle|cogne|secoue mes|mon|ma|les|le|la|nos ..1 ENFANT|femme|copine|mec|mari|bebe|fille|fils|enfants|compagne|copain|chien|mere / PARTIE ballon
  j ..2 leve ..1 la main ..1 sur|contre
  je|j VEUX|pourrais|peux|veux|vais|veut ..2 le|la|les|lui|l|leur tuer|fraper|frapper|buter|cogner|etrangler|planter|gifler|defoncer|poignarder|crever|egorger|taper|bruler|noyer|fumer|massacrer|violer / PARTIE TENDRE rire ennui mdr lol blague temps prise feu
  VEUX|envie de|d|lui|le|la|les ..1 tuer|fraper|frapper|buter|cogner|etrangler|gifler|planter|poignarder|egorger|defoncer|quelquun ..2 !temps|ennui|cafe|pizza / PARTIE rire mdr lol temps ennui cafe pizza porte
  envie de|d ..1 tuer|frapper|buter|cogner|fraper quelquun|mon|ma|tout|tous|des|les|mes|un / PARTIE temps ennui rire porte
  VEUX ..2 lui|leur|vous ..1 faire ..1 mal|peur / rire
  VEUX ..1 faire ..1 du|mal ..1 mal a|aux|au ..2 !coeur
  PEUR de ..1 lui|leur|la|le|les|mes|de ..1 faire|frapper|fraper|taper|blesser|tuer|secouer|gestes ..1 du|mal|$|enfants|bebe ..1 / mots peine
  PEUR de moi|moi meme|mes ?gestes
  perds|perdu|perdre|perd ..1 le controle ..4 tape|frape|frappe|gifle|enfants|pousse|poussee|secoue|frapee / voiture ballon
  je ..1 suis|deviens|etais|devient ..2 violent|violente !comme / RECIT
  secoue|secouer|etouffer|secouee ..2 bebe|nourrisson|petit|petite
  je la|le|l suis|suit|piste|surveille|traque|harcele|geolocalise|flique|force ..2 partout|tout|sans|jusqu|depuis|$|chaque / insta conseil
  je fouille ..2 telephone|portable|messages|son
  je l|la ai|enferme|force ?forcee ?enfermee $
`,
};

export const dangers: readonly Group[] = [
  dying,
  wishes,
  violence,
  sexual,
  threats,
  fear,
  control,
  pursuit,
  ownHand,
];

/** A story told of others, or dreamt: it takes out what is not about the writer, or, framed so, all of it. */
export const stories = `
  in|inside|from|during ..3 STORY
  dreamt|dreamed !of|about
  dream|nightmare that|where|in|he|she|i
  had|nightmare a|about ..2 dream|nightmare
  about|on|of ..2 STORY
  STORY ..2 where|about|when|in|of|on|with|that
  dans ..3 RECIT
  reve qu|que
  reve|cauchemar ou|dans|qu|il|avec
  cauchemar|cauchemars
  RECIT ..2 ou|sur|qui|avec|dont|parle|raconte|de|d
`;
/** A question about what is kept in the journal, not about what happens. */
export const journalQuestions = `
  when|where|how|what|show|find|which|did|pages|page|have ..4 i ..1 write|wrote|written|say|mention|mentioned
  pages|page|notes|entries about|on|where|with|mentioning
  ai|je ..1 j|je|deja|moi ..1 ecrit|parle|mentionne|note
  pages|page ou|sur|qui|avec|de
  ecrit ..2 sur|mot !snap|insta|whatsapp|messenger|telegram
  was|is|were NAME|he|she|they ..1 abusive|violent|toxic
`;
