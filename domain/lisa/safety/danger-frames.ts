/**
 * Frames of danger (docs/lisa/contract.md, "Safety card"): who does what to whom, with what, where, over classes that are named alike in
 * English and French, so that one line reads both. Beside the narrower rules of danger-rules.ts, in the same pattern language.
 */

/** The wish, the plan, the means, the farewell; a body that does not answer; death as a threat. */
const dying = `
  disappointed|decu|decue|gutted|sorry|annoyed ..4 woke|wake|woken|reveille|reveiller|reveillee|alive / alarm late
  not|pas|n|jamais|never ..3 make|arriverai|arriverais|reach|see|verrai|atteindrai ..2 ?it ..2 to|my|mes|jusqu|jusqua ..2 NUMBER|18th|birthday|christmas|noel|summer / flight train party class
  only|seule|seul ..1 thing|chose|reason|raison ..2 stops|stopping|keeps|keeping|retient|retienne|holding ..2 me|m|who|qui|is|$
  me retient|retienne ..4 qui|trouverait|enfants|chat|mere
  deserve|merite|merites ..4 breathing|respirer|air|alive|vivre
  if|si ,,12 funeral|enterrement|obseques|coffin|cercueil
  AMOUNT|month|mois|toute|tout|all ,,6 antidepressants|antidepresseurs|traitement|medication|pills|cachets|tablets|insulin ,,6 go|coup|once|fois|hour|heure|scared|peur / doctor
  not be coming back / holiday shop restaurant hotel
  did|supprime himself|herself|s|est ..2 in $
  il|elle|oncle|pere|ami ..2 s est supprime|supprimee|pendu|pendue
  HEIGHT ..6 NEARBY ..6 end|over|jump|fall|closer|edge|drop|finir|sauter|tomber|vide|pense|envie|since|depuis / PLAYFUL picnic sunset view
  NEARBY ..3 close|edge|pres|bord ..3 of|to|the|du|de|des|la ..2 HEIGHT / PLAYFUL photo view sunset
  think|thinking|thought|thoughts|pense|pensais|penser|songe|idee ..4 HEIGHT / PLAYFUL photo kiss proposal visit trip avignon brooklyn
  HEIGHT ..5 y|j ..2 pense|penser / PLAYFUL
  HEIGHT call|calls|calling|appelle|attire|tempts / PLAYFUL
  STEER ..2 WHEEL ..5 CRASH / PLAYFUL
  STEER ..4 into|off|under|dans|contre|vers ..3 CRASH / PLAYFUL accident insurance ice gps
  let|lacher|lache go|le ..2 wheel|volant
  rope|corde|noose|LETHAL ..8 think|thinking|pense|penser|look|looking|regarde|tempted|envie|appelle|urge / PLAYFUL climbing escalade sail rasage skate
  corde|rope|noose ,,6 penser|pense|thinking|think / PLAYFUL climbing escalade sail
  lame|lames|cutter|blade|blades|razor|scalpel ..6 trousse|tiroir|poche|drawer|hidden|cachee|coque|pencil|wallet|pillow / shave shaving barbe rasage craft
  my|ma|une|la|mes|a|the|these|those lame|lames|blade|blades|razor|razors ..4 tonight|soir|urge|envie|back|found|again / shave skate beard barbe
  AMOUNT ..5 PILLS|CACHETS ..6 kill|die|take|enough|overdose|dangerous|finir|mourir|tuer|faut|faudrait|suffit|lethal|coeur / doctor says NUMBER
  how|combien many|much|de|d ..3 PILLS|CACHETS|insulin|insuline|paracetamol / dose child toddler dog cat cost prescribed mention morning
  COUNTOUT ..6 PILLS|CACHETS / morning meal breakfast porridge pharmacy cat dog chat chien vet
  PILLS|CACHETS ..7 COUNTOUT / morning meal breakfast porridge pharmacy cat dog chat chien vet
  PILLS|CACHETS ,,6 looking|staring|regarde|tempted|tempting|tentent|envie|suffirait / pharmacy
  too|way much|many ..3 lips|breathing|wake|blue|taken|swallowed / PLAYFUL
  overdose|od ..3 PILLS|CACHETS|DRUG|again|april|after|last|refaire|before
  i|she|he|je|elle|il ?almost ?a ?ai od|overdosed / chocolate sugar
  DRUG ..6 DRINK / PLAYFUL running
  MIXED ..4 DRUG ..4 DRINK|DRUG
  MIXED ..4 DRINK ..4 DRUG
  lips|levres|lip ..3 blue|bleues|purple|violettes / PLAYFUL swimming cold lipstick rouge froid
  can|could|will|would not ..1 wake ..1 him|her|them|up / alarm morning early brunch breakfast log
  not ..1 waking up / alarm morning early
  arrive|arrivons|peux|reussis pas|plus a ?le|la|l reveiller|reveille / reveil matin marmotte loir
  se reveille pas|plus / reveil matin tot
  only|barely|hardly|stopped|not|slowly breathing / yoga laughing
  breathing ..2 weird|funny|slow|shallow|barely|sometimes|strange / yoga
  respire ..1 plus|mal|bizarre|peine|lentement|bizarrement|faiblement / yoga montagne mieux
  found|trouve|trouvee|find ..2 him|her|them|ma|mon|son|dad|mum ..3 unconscious|unresponsive|inconsciente|inconscient|inanime|pills|PILLS|CACHETS|floor
  rather|prefer|prefere|prefererais|plutot ..2 not|die|dead|mourir|crever|disparaitre|mort|morte|pas ?be ?etre ?here|alive|la|vivant|$|than|que|pour / alone vieux
  rather not ..1 be alive|here|exist|around / party
  if|once|when|after i ..3 GONE ?for ?LASTING / GONEAWAY PLAYFUL out business
  gone for good / PLAYFUL hair habit diet
  si|quand|apres|fois ..2 j|je ..3 plus la ,,8 / GONEAWAY
  si|quand|apres|fois|lorsque ..2 je|j ..1 disparais|disparaissais|meurs|mourais|disparaitrai / PLAYFUL rire jeu
  quand|apres|fois que ?je ?j ..1 serai ..1 morte|mort|partie / rire GONEAWAY
  disparaitre|disappear|vanish|partir pour|for LASTING
  letters|letter|notes|note|lettres|lettre|mot|will|video ..5 written|wrote|ecrit|ecrite|ready|pretes|prete|drawer|desk|left|laisse ,,6 DYING|after|apres|sorry|pardon|stop|explain|find|trouvera|drawer|tiroir|kids|enfants|goodbye / love TENDER
  written|wrote|ecrit|left|prepare|laisse ..1 the|les|a|une|mes|my|un|goodbye ..1 letters|lettres|goodbyes|will ,,4 $ / love
  want|veux|voudrais|aimerais|need|besoin|wish ..2 it|ca|tout|everything|pain|noise|head|que ..3 stop|stops|arrete|cesse|over|quiet|finisse|finished / miss manque rain music pluie season winter
  can|could|peux|arrive|tiens not|pas|plus ..2 do|face|bear|take|faire|tenir|affronter|supporter|survive|get ..1 another|this|encore|through|one|une|life|vie ?more ?single day|night|year|week|anymore|tonight|life|jour|nuit|journee / deadline exam work boulot winter diet
  tiens|tient|tenir plus|pas ..2 $|seule|seul|debout / promesse chaise
  bout du|de rouleau|tout|forces|force / journee
  lost|no|perdu|sans all|the|tout|toute ?my will|reason|envie|raison ..1 to|de live|vivre
  would|will ..1 miss|notice|care ..1 if ..1 i
  who will|would ..3 feed|look|care|take ..4 cat|dog|kids|children|when|if ..4 gone|dead|around
  SAYS ..4 adieu|adieux|goodbye|farewell|goodbyes ,,8 phone|group|groupe|eteint|answer|answering|repond|off|everyone|tous|tout|offline|bridge|pont / flat train airport TENDER
  SAYS adieu|adieux|farewell / appartement vacances train TENDER
  vocal|message|last|dernier|derniere ,,6 last|dernier|derniere|final|adieu ,,8 FAULT
  vocal|message|voicemail|text ,,12 dernier|last|derniere ..6 faute|fault / PLAYFUL
  last|dernier|derniere|final ..1 message|vocal|text|voicemail|nuit|night ..8 faute|fault|goodbye|adieu|alive|mourir
  never|jamais ..2 hear|see|reverras|reverrez|entendras ..1 from|me ..1 me|again|$ ,,4 goodbye|sorry|alive|faute|$ / block
  FAULT ,,6 DYING|blood|last|dernier|hurts|bridge|pont / grief
  DYING|blood ,,5 on|sur|conscience|your|my|ta|ma ..2 FAULT
  if|si|unless|when|quand|every|chaque|whenever|times|fois ,,12 WHO|NAME ,,4 swallow|swallows|avale|avaler|avalera|jump|jumps|saute|sauter|hang|overdose|slit|pendre|pend|ouvre|veines|taillader ..5 / TENDER swim piscine pool lake bonbon lac joie PLAYFUL boite courrier
  WHO|NAME ,,8 swallow|avale|avaler|avalera|vide|emptied|empties|swallows|swallowed ..2 everything|tout|toute|whole|tube|bottle|boite|cabinet|all|PILLS|CACHETS / PLAYFUL wine vin diner plate soup gateau cake
  WHO|NAME ..8 sits|climbs|stands|goes|opens|walks|monte|enjambe|ouvre|assoit|assied|va|menace ..5 HEIGHT|window|fenetre ,,9 HEIGHT|fifth|cinquieme|third|if|si|when|quand|jump|sauter|threatens|menace|bag|valise / PLAYFUL view
  every|chaque|whenever|fois|si|if|quand|when ..2 time|fois|i|je|que ,,8 WHO|NAME ..4 HEIGHT|LETHAL|rebord|PILLS|CACHETS|veines|wrists|throat / PLAYFUL climbing sail photo
  mois|semaines|jours|ans|annees|months|weeks|days|years|year ..3 sans|without|clean|sober|free ..4 me|cutting|self|harm|couper|SEFAIRE|mutiler / sucre cigarette
  scratch|scratched|scratching|gratte|griffe|dig|pick|hit|frappe|pince|bite|mords|cogne|tape ..5 until|till|jusqu|jusqua ..4 blood|bleed|bleeds|bleeding|raw|sang|saigne|bleu|numb / cat chat mosquito moustique
  burn|burns|burned|burning|burnt|brule|bruler|cut|coupe ..2 my|me|les|la|mon ..3 lighter|cigarette|briquet|cigarettes|iron|blade|knife|lame|quiet|calm|calme|numb / oven four cooking cuisine stove hair
  carve|carved|carving|grave|graver ..3 skin|leg|arm|thigh|peau|cuisse|bras|stomach / turkey tattoo
  self|selfharm harm|harmed|injured|destruct
  long|longues sleeves|manches ,,8 cuts|scars|marks|hide|cacher|cache|marques|bras|arms|canicule
`;

/** Blows, and the wounds and stories that hide them. */
const violence = `
  he|she|dad|mum|husband|boyfriend|someone bent|bends|twisted|twists ..2 back|backwards|behind / SPORT TENDER paper
  bang|bangs|banged|banging|slam|slammed|tape|tapait|cogne|smash|hit|hits ..3 head|forehead|front|tete ..3 against|on|contre|sur|off|into ..2 wall|walls|mur|murs|tiles|carrelage|floor|door|porte / accident fell~
  head|heads|tete|face ..6 under|dans|sous|in|down|into ..2 tap|water|toilet|cuvette|eau|bath|bain|sink|lavabo / shampoo swim dive swimming plongee nage shower cold ice
  lost|perdu|missing|knocked ..2 two|deux|a|une|his|her|three|trois|front teeth|tooth|dents|dent / milk lait dentist dentiste wisdom sagesse hockey~ rugby
  burn|brulure|brulures|burns ..3 shape|forme|iron|fer|cigarette / oven four
  eat|manger|eats|sleep|dormir|kneel|genoux ..3 off|par|on|outside|dehors ..2 floor|terre|dog|chien|outside|porch / picnic pique camping sofa
  get|got|gets|getting|was|been|being|have ..1 backhanded|belted|thumped|clobbered|walloped|whacked|decked|lamped|clouted|pummelled|thrashed|battered|strangled|throttled|headbutted|whipped|leathered|knocked|chucked|flung|hiding / SPORT PLAYFUL NUMBER
  laid|lays|lay|lit|went|goes|set|sets|came|flew|flies|lunged|lunges|swung|swings ..1 into|about|for|at|on me|us|her|him|my !head|hand|sleep / mic karaoke SPORT TENDER beach bed dog
  knock|knocks|knocked|chuck|rough|roughs|roughed|bash|bashes ..1 me|us|her|him|them|mum|mom ?around ?about|around|up ..1 $|when|if|after|again|in|because|every / SPORT PLAYFUL
  gave|gives|give|given ..1 me|us|her|him|my ..3 hiding|slap|smack|crack|beating|backhander|shiner|thump|punch|kicking|bruise|clip|thrashing|whack / SPORT PLAYFUL
  his|her|their|the|takes|took|ceinture|sa|la|sort|enleve|retire belt|ceinture ..4 off|comes|out|came|and|quand|pour|sur|des / train seat jeans fits securite TENDER
  WHO|NAME ..4 fist|poing|fists|poings ..3 my|ma|mon|face|figure|table|wall|mur|air / SPORT
  mark|marks|trace|traces|marques|burns|brulures|bruise|bruises|bleus|welts|hematomes|griffures|hematome ..5 on|sur|dans|aux|au|around|all|across|autour|from|down ..3 BODY|CORPS|back|dos|wrist|over|legs / climbing escalade SPORT mustique mosquito lipstick stretch sun bike velo birth bronzage
  mark|marks|traces|marques|welts|cicatrices|bruises|bruise|scars ..3 belt|ceinture|ceinturon|finger|doigts|teeth|dents|cigarette|rope|hand|baton|martinet|iron / TENDER
  bruise|bruises|bruised|bleu|bleus|hematome|cocard|coquard|shiner|black|INJURY ,,6 SAYS ..8 COVER / SPORT fell~ ski
  SAYS ..6 walked|walks|rentre|rentree|cogne|cognee|pris|prise ..2 into|dans|contre|une|la|a ..1 door|porte|cupboard|placard|wall|portes
  SAYS ..5 COVER ,,6 but|mais|it|ca|because|parce|alors|true|vrai|really|c ..6 he|him|it|lui|elle|il|was / asleep love SPORT
  told|dit|dis|said|lied|menti|lie ..4 doctor|hospital|medecin|urgences|nurse|infirmiere|work|everyone|boss|boulot|tout|school|dentist ..6 COVER|lied|menti|accident / SPORT
  dit|dis|said|told ..4 i|j|je ..2 fell|tombe|tombee|glisse|slipped !asleep|in|for|amoureuse|amoureux / SPORT love ski
  HIDECOVER ,,6 HIDE ..4 INJURY|mark|eye|oeil|neck|cou|it|ca|face|coups|what
  HIDE ..4 INJURY|bruise|coups|black|oeil|neck|cou ..4 HIDECOVER
  tympan|eardrum|ear ..3 perce|crevee|creve|burst|perforated|ruptured|eclate / otite plane avion infection plongee
  stitches|points|suture|fracture|concussion|broken|casse|cassee|fele|felee ,,8 because|parce|after|apres|lui|husband|mari|boyfriend|he|il|colere|pushed|poussee|threw ..4 pushed|hit|threw|shoved|pousse|poussee|frappee|jete|jetee|angry|colere|lui|did|fault / SPORT ski velo bike
  hospital|urgences|hopital|er|casualty ,,10 he|husband|boyfriend|il|mari|mec|dad|pere|ex ..4 threw|pushed|hit|punched|broke|did|kicked|poussee|pousse|frappee|casse|jetee / SPORT bike velo baby bebe
  M|me|l|nous ..3 demonte|demontee|eclate|eclatee|retourne|valser|valdinguer|corrige|corrigee|savate|derouille|derouillee|amochee|amoche|demolie|demoli|demontait|eclatait ..1 !jeu|fifa|scrabble / PARTIE PLAYFUL rire cocktail
  defoule|defoulait|defouler ..2 sur|dessus / sport punching
  pris|prend|prends|recu|colle|retourne|mis|file|mange|mangee|envoye ..2 une|des|un|deux|sa|la|en ..2 mandale|torgnole|beigne|baffe|raclee|rouste|claque|gifle|tarte|branlee|correction|derouillee|poing|pied|genou|boule / vent devant PARTIE CHOSE concert film
  NOTICE ,,8 NEXTDOOR / match foot bebe baby party fete karaoke PLAYFUL
  NEXTDOOR ,,8 NOTICE / match foot bebe baby party fete karaoke PLAYFUL
  wet|wets|mouille|pisse|pipi ..2 bed|lit ,,10 father|dad|pere|papa|stepdad|visit|from|chez|retour
  KIN|friend|copine|ami|amie|pote|fils|fille|son|daughter|kid|colleague|collegue ,,12 wets|flinches|flinch|sursaute ,,10 WHO|NAME
`;

const sexual = `
  woke|wake|waking|woken|reveillee|reveille|reveillais ,,5 he|she|him|her|his|someone|il|elle|ses|sa|uncle|friend ..4 on|inside|in|touching|undressing|sur|dans|hand|hands|main|mains|train|doigts|fingers ..3 top|me|my|moi|mon|ma|underwear|culotte|entrain / cat chat dog chien cold croissants coffee breakfast TENDER dream reve PLAYFUL forehead cheveux hair kiss
  too|trop|so|completely|tellement drunk|bourree|bourre|ivre|wasted|saoule|stoned|defoncee|out ,,14 naked|nue|never|wanted|bed|lit|remember|souviens|hooked|inside|touch|pants|clothes|culotte|voulais / dance danse pizza kebab karaoke shoes
  remember|souviens|rappelle ..6 ceiling|plafond|hands|mains|weight|poids|smell|odeur|nothing|rien|pieces ,,12 never|wanted|voulais|consent|bed|nue|naked|drunk|party|soiree
  drunk|bourree|ivre|wasted|saoule to|pour stand|walk|move|marcher|tenir|bouger|parler|speak / dance home karaoke pizza kebab danse
  never|not|jamais|pas ..2 wanted|want|voulais|voulu|asked|agreed|consented|demande ..1 that|it|ca|any|cela|to ,,8 hooked|slept|drunk|sex|inside|couche|touche|bourree
  did|do|ai|avais not|jamais|pas|n ..1 wanted|want|voulais|voulu|agree|dit|said ..2 $|ca|that|it|yes|oui ,,6 sex|coucher|bed|touche|he|il / pizza cake
  TRUSTED ,,6 UNDRESS ,,8 / TENDER PLAYFUL choir theatre dance cake physical prescription film~ danse epaule mariage wedding nouvelle blague costume washing linge
  i|j|je|she|elle|he|il|avais|avait|was|had|only ..3 YOUNG ,,3 ans|years|and|et|when|quand|he|it|,|$ ,,12 UNDRESS|bed|lit|sex|sexe|alone|secret|lap|genoux|viole|couche|room|chambre|tell / kiss school first TENDER
  UNDRESS ,,12 YOUNG ..1 ans|years|$|and|et|then / TENDER first premier PLAYFUL
  our|notre|dirty|petit little|secret|secrets / santa gift cadeau surprise TENDER
  jusqu|until|till|so|pour ..3 CEDE ..3 / chocolate dessert ice PLAYFUL pizza SPORT
  cede|ceder|cedais|give|gave in|pour|parce|c|, ..6 easier|simple|peur|scared|shout|crie|hurle|paix|peace|sulk|boude / chocolate dessert
  easier|simple|simpler|quicker|safer ..4 to|than|que|de ..3 give|let|say|ceder|laisser|dire|hurler|coucher|fight|pretend
  attends|waited|wait|waiting|attendu|attendais|count|ceiling|froze|figee|fige ..4 over|passe|finisse|finish|finished|done|fini|end / film match exam storm orage rain queue
  said|dit|told|say|dis|repete|asked|demande ..2 no|not|stop|non|pas|arreter|arrete|wait|hurt ,,8 finished|continued|anyway|kept|continue|quand|held|forced|carried|plaquee|fini|put|did|insiste|ignored|deaf / laughing PLAYFUL wedding
  owe|owes|owed|devoir|duty|dois|due ..4 sex|wife|husband|conjugal|epouse|conjugaux|him|body / money euros dinner
  pay|paid|payer|rent|loyer|job|promotion|visa|papers|papiers ,,8 sex|sleep|coucher|naked|nue|nudes|sucer|suck|body|corps / TENDER
  sends|send|sent|envoie|envoyer|asks|ask|demande|wants|veut ..3 nudes|nude|naked|nues|nue|dickpics|pics ,,8 else|or|sinon|13|14|15|13|year|ans|old|scared|if|si|teacher|prof|not|pas
`;

/** What will be done, to whom, if. */
const threats = `
  acid|acide|vitriol ,,8 face|visage|me|pretty|joli|beau / citric lemon citron battery
  found|retrouver|retrouve|retrouvera|end|finir ..5 ditch|fosse|canal|morgue|bodybag|sac|bin
  scraping|ramasser|ramassera|scrape ,,4 off|up|cuillere|pavement|pieces|morceaux / leaves
  prepare|write|ecris|redige ..2 your|ton|ta|my testament|will|obituary
  affairs in order
  make|makes|ferai|fera|faire ..4 neither|aucun|nobody|personne|none ..5 has|have|ait|aura|them|les|ever
  know|knows|sait|savent|sais ..2 which|quel|quelle|where|ou ..5 daughter|fille|son|fils|kids|enfants|school|ecole|bus|sister|soeur|mother
  put|puts|putting|land ..1 me|us|him|her|you|my ..3 hospital|ground|coffin|wheelchair|grave|box|morgue|ditch
  envoyer|envoie|enverra|mettre|met|finir|finira|enterrer|foutre ..3 hopital|cimetiere|reanimation|tombe|fauteuil|trou|cercueil|urgences / vieux grippe opere
  have|get|send|faire|envoie|envoyer|demande|ask|pay|payer ..2 my|his|her|ses|mes|brothers|cousins|someone|friends|freres|potes|quelquun|mates|them|gars|guys ..3 deal|sort|find|beat|hurt|visit|wait|regler|occuper|taper|attendre|tabasser|casser|trouver|voir ..2 me|moi|out|him|her|mon|you|us
  deal|sort with|out me|us / PLAYFUL tickets
  occuper|occupe|occupera|occuperont de ..1 moi|toi|mon / enfants jardin PLAYFUL malade petit chat TENDER
  WHO|NAME|will|would|va|je|i|pour ..6 set|sets|mettre|met|mettra|fout|foutre|start|lit|light|put ..2 fire|feu|alight|petrol|essence ..4 BURNABLE / four cuisine cheminee
  set|sets|setting fire|alight ..2 to|me|my|the|us|myself / cake oven dessert
  mettre|met|mis|mettra|foutre le feu / ambiance four cuisine cheminee piste dancefloor
  WHO|NAME ..6 WILL|wants|threatens|menace ..4 HURTVERB ..2 me|us|my|mon|ma|mes|nous|face|legs|jambes|gueule|dents|bras ..3 legs|face|teeth|jambes|gueule|doigts|fingers|knees / SPORT PARTIE PLAYFUL TENDER laughing rire mdr tattoo
  te|vous|t|you|u|ta ..1 HURTVERB ..3 mere|race|mother|up|gueule|toi|family|famille|face|mother / PARTIE PLAYFUL
  vais|va|will|gona|going ..1 te|you|vous|la|te ..1 crever|creve|buter|tuer|saigner|planter|fumer|kill|gut|end|finish|bury|hurt|niquer|demonter|eclater|defoncer|cramer / PARTIE PLAYFUL rire
  said|says|told|tells|warned|repete|dit|jure|menace|promis|prevenu|threatened ,,8 if|si ..1 i|je|j|we|tu|on|she|elle|you ,,6 LAWS / parking speeding
  if|si ..1 i|je|j|we|tu|you ..5 LAWS ,,10 WHO|NAME|will|va|vais|would|deal|regret|sorry|kill|tuer|payer|take|prendra|finish / parking speeding
  if|si|unless ..1 i|je|j|tu|you ..4 leave|quitte|pars|partais|quittais|tell|parle|talk|chat|speak|divorce|go|goes|reviens|regarde|look|approche|refuse ,,12 regret|sorry|regretter|hospital|hopital|brothers|freres|pay|payer|acid|acide|grave|tombe|consequences|worse|suffer|souffrir|find|retrouvera|ruin|detruire|enfants|kids|deport|papiers|mort|dead / PLAYFUL
  hospital|hopital|brothers|freres|acid|acide|grave|tombe|dead|morte ,,8 if|si|unless ..2 i|je|j|tu|you ..4 leave|quitte|pars|tell|parle|talk|chat|speak|divorce|look|regarde|vois|see
  knows|know|sait|sais|savent|found|trouve|has ..2 where|ou|which|quelle|my|mon|school|ecole|adress|adresse ..6 kids|enfants|school|ecole|live|habite|mother|mere|parents|sister|soeur|address ,,6 said|says|dit|texted|warned|accident|message|ecrit|rappele|reminds|sent / party postman facteur
  accident|accidents ..4 happen|happens|happened|arrive|arriver|vite / insurance assurance car insured drive
  one|un of|de ..1 these|ces|jours|jour days|il|elle|he ..4 kill|tuer|tue|hurt|snap / PLAYFUL
  te|vous|you|u|ta|your crever|creve|buter|kill|bute|tuer ..2 mere|race|mother|family|famille|pere|ta / PARTIE PLAYFUL
  last|derniere|dernier ..2 thing|chose|time|fois ..4 do|fera|feras|see|verra|verras
`;

/** Guns and blades that are shown, held, left to be seen. */
const weapons = `
  WHO|NAME ,,4 BRANDISH ,,5 GUN ,,12 GUNREASON|WHO / police SPORT PARTIE game jeu water eau toy hairdryer museum musee film army
  BRANDISH ..4 GUN ..4 at|on|my|me|way|sur|vers|moi|table|contre|head|tete|under|sous|bed|lit / police SPORT PARTIE game jeu water eau toy museum film army
  GUN ,,10 divorce|separation|quitte|leaving|argue|dispute|pillow|oreiller|jealous|ex|threat|leave|custody|garde|engueule|quitter|smiling / pied foot SPORT PARTIE game jeu water eau toy film police
  ARMED ..6 under|sous|beside|next|behind|derriere|dans|in|against|by ..3 pillow|oreiller|bed|lit|mattress|matelas|coffre|boot|glovebox|gants|manteau|coat|door / kitchen cuisine camping SPORT tennis baseball toolbox golf
  WHO|NAME|he ..6 BRANDISH ..5 ARMED ..6 me|moi|us|my|way|face|eyes|yeux|throat|gorge|at|GUNREASON / kitchen cuisine cook cooking manger SPORT cake gateau bread pain film cheese fromage
`;

const fear = `
  when|quand|lorsque|if|des|every|whenever|chaque|soon ..5 HEAR ..6 HOMECOMING ,,14 / TENDER happy smile PLAYFUL heart coeur joy joie run cours papillons love sing chante dance melt fond
  HEAR ..5 HOMECOMING ,,8 SHRINK / TENDER happy smile joy joie PLAYFUL
  SHRINK ..3 when|quand|lorsque|if|every|whenever|des|before|avant ,,8 WHO|NAME|his|her|son|sa ..4 comes|home|rentre|voice|voix|vient|arrive|phone|drinks|boit|approche|moves|walks|key|car|voiture|gets|leve|raises|hausse|crie|calls|shouts / somersaults flips loopings butterflies TENDER kiss PLAYFUL stage PEUR~ cold froid excited
  never|sais|sait|know|jamais ..3 know|jamais|comment|how|what|which|quel ..4 mood|humeur|etat|version|come|rentrer|rentre|get|him|blow|explode / PLAYFUL weather
  READY ..8 in|au|by|under|near|pres|dans|ready|packed|hidden|prets|prete|cache|caches|boot|coffre|derriere ,,8 case|cas|RUNAWAY / holiday vacances travel hospital baby maternite marathon
  in|au|en case|cas ..2 i|ou|je|he|we|il|on|she ,,6 RUNAWAY|flee|fuir|loses|snaps|explodes|partir|attack|starts|follows|crazy|comes ..3 / rain bus plane hike
  RUNAWAY ..2 from him|her|lui|elle|them|dad|husband / PLAYFUL
  pretend|pretends|pretending|semblant|fais|feign ..3 asleep|dormir|sleeping|sleep ,,8 he|she|il|elle|home|rentre|dad|husband|avoid|quand / kiss santa PLAYFUL alarm snore
  retiens|hold|hold|coupe ..1 mon|my souffle|breath ,,8 quand|when|rentre|home|until|jusqu|he|il / underwater plongee kiss exam
  sleep|sleeping|dors|dormir ..6 chair|chaise|key|cle|knife|couteau|locked|fermee|phone|clothes|habillee|shoes|verrou|tournevis ,,6 against|under|door|porte|sous|poignee|handle|case|cas|lock|oreiller|pillow|contre / camping tent
  send|envoie|hide|cache|take|emmene|lock|enferme ..2 the|les|mes|my kids|enfants|children|petits|gosses|girls|boys|filles ..4 room|chambre|bedroom|upstairs|neighbour|voisine|bathroom|placard|chez ,,9 WHO|NAME|comes|rentre|drunk|bu|home|before|avant / cadeau gift santa noel
  so|pour|sinon|otherwise|or|ou ..2 he|she|il|elle ..4 explode|explodes|kicks|angry|explose|enerve|enerver|wild|mad|crise|colere ..2 / PLAYFUL
  what|ce|de|quoi ..2 he|she|il|elle|they ..3 capable|able of|de|$|to ..2 / TENDER proud fier
  FEAR|PEUR|frightened ..6 PERSON|PERSONNE|WHO ..6 money|argent|pension|drink|drinks|boit|temper|shout|shouts|crie|comes|vient / plane avion orage spider parents
`;

const control = `
  broke|smashed|took|hid|hides ..3 phone ,,6 could|can|would not ..1 call|ring|phone|dial ..2 999|911|112|police|ambulance|help / accident screen signal battery
  casse|cassait|pris|prend|cache|arrache ..3 telephone|portable ,,6 pas|puisse|pour|empecher ..2 appelle|appeler|prevenir|joindre ..3 police|secours|17|112|aide / reseau batterie
  not|jamais|pas|never|aucun ..4 allowed|eu|had|droit|right ..3 bank|bancaire|card|carte|account|compte|money|argent
  photo|photos|picture|pictures|selfie ..5 receipt|ticket|lunch|where|plate|clock|heure ..4 with|sinon|or|otherwise|time|heure|avec / diary gamelles silly
  flush|flushed|jete|threw|binned|hid|cache|remplace|replaced|swapped ..2 my|mon|ma|mes ..1 insulin|insuline|pills|pilule|medication|inhaler|ventoline|contraception|medicaments|traitement
  speaks|speak|talks|parle|repond|answers ..3 for|place ..2 her|sa|him|$ ,,8 doctor|docteur|teeth|dents|never|jamais|even / trophy speech
  deleted|delete|supprimer|effacer|block|bloquer ..3 every|tous|toutes|all|les ..3 contacts|contact|filles|girls|boys|mecs|friends|amis|men|guys
  WHO|NAME ..4 <!not HOLD ,,4 OWNED ,,18 SINCE|until|jusqu|not|pas|point|plus|never|jamais|mariage|wedding|ask|demander|permission|argent|courrier|money / arrange convient suits photo selfie mistake erreur TENDER repair valet mechanic garagiste
  HOLD ..2 my|mon|mes|ma|our|nos|all|the|les|l ..3 passport|passeport|papers|papiers|documents|salary|salaire|wages|pension|benefits|allocs ,,9 / photo selfie mistake erreur TENDER renew renouveler appointment interview rendez
  not|pas|point|plus|never|jamais|nobody|personne ..4 SEEN ..6 CUTOFF ,,4 SINCE ,,12 he|she|il|elle|married|husband|mari|him|lui|ensemble|says|veut|wants|keys|car / pandemic covid busy baby
  not|pas|plus ..2 been|sortie|leave|left|sors|sorti ..4 town|out|outside|house|seule|maison|home|alone ,,4 SINCE|without|sans / flu ill malade grippe covid jambe baby
  retiree|retire|pulled|took|taken|withdrawn|sorti|made ..3 of|du|de|out|leave|quit|quitter|from ..2 school|lycee|college|university|fac|job|travail|ecole|boulot ,,12 marry|mariage|marier|wedding|parents|he|il|jealous|jaloux|mari
  gifts|have|has|need|needs|must|dois|doit|faut|ask|demander|justify|account ..3 permission|permit|receipt|receipts|ticket|tickets|autorisation|account|comptes|chaque ,,10 he|she|him|his|il|elle|mari|husband|lui|her / boss teacher prof patron landlord bank
  counts|count|times|chronometre|compte|checks|verifie|weighs|reads|lit|note|measures ..3 my|mes|mon|ma|how|combien|les ..3 minutes|mileage|kilometres|calories|food|steps|trips|receipts|messages|texts|underwear|time|temps|courses|tickets|compteur / SPORT running doctor train watch poem poeme
  WHO|NAME ..4 deleted|deletes|blocked|effaced|supprime|bloque|efface|broke ..2 my|mes|tous|all|mon ..2 contacts|friends|numbers|amis|accounts|comptes|numeros|insta|facebook / accident mistake erreur
  no|pas|plus|sans|without ..2 money|argent|sou|penny|euro|bank|account|compte|carte|card|telephone|phone ..4 of|a|my|mine|moi|own|me ,,8 he|she|il|elle|husband|mari|him|lui / holiday lost perdu theft
  KIN|parents|PERSON ,,6 WED ,,8 AGAINST|force|forced|sixteen|fifteen|seize|quinze|YOUNG / TENDER invited dress robe invitees joyeux happy cake weather fleurs
  going|va|vont|sending|send|be|being|to|want|veulent|wants ..4 marry|married|marier ..3 her|off|la|me|us|him|$|homme|man|cousin|to|a ,,10 YOUNG|begs|supplie|crying|pleure|know|connait|connais|met|forty|pays|home|stop|never|help / TENDER dream
  her|elle|sixteen|fifteen|quinze|seize|girl|cousine|cousin|sister|soeur|niece ,,10 marry|married|marier|mariage ,,10 supplie|begs|crying|pleure|faire|help|aider|veut|passport|passeport|school|lycee|fifteen|sixteen|force / TENDER dress robe invited
  takes|sent|sends|sending|envoie|envoient|emmene|emmenent|part|going|back ..4 home|bled|pays|village|abroad|pakistan ,,8 married|marry|marier|mariage|circumcised|excisee|exciser|cut / honeymoon party invite
`;

const pursuit = `
  block|bloque|blocked ,,6 makes|make|made|refait|cree|creates ..1 another|autre|un|new|nouveau / dog chat cat
  accounts|account|compte|comptes ,,6 block|bloque|blocked ,,6 another|makes|made|refait|autre|new|cree|more / dog chat cat
  cornering|corners|cornered|coince|coincee|bloque|traps|traps ..1 me|m|her ..4 in|dans|at|au|against|contre|by
  LOVED|stranger|inconnu|someone|quelquun|NAME ..5 parked|outside|downstairs|bas|devant|gare|garee|lurking|planque|waiting|attend|guette ..6 MYPLACE / flowers fleurs croissants TENDER surprise umbrella parapluie PLAYFUL taxi bus pizza picnic date
  WHO|NAME|man|car|voiture|camionnette|van ,,6 LURK ..6 OUTSIDE|MYPLACE ,,10 REPEAT / flowers~ croissants TENDER surprise umbrella parapluie PLAYFUL taxi bus pizza dog chien cat chat child coffee postman facteur laundry lunch dinner walk
  since|depuis|after|apres|although|even|malgre ..1 i|je|j|we|la|qu|our|notre|que ..4 left|quitte|quittee|split|broke|separes|rupture|separation|divorce|dumped|blocked|bloque|moved|refugiee|partie ,,10 turns|shows|appears|waits|calls|follows|writes|sends|debarque|attend|suit|ecrit|appelle|passe|revient|surgit|everywhere|partout|knows|sait|comes|flowers|fleurs|camionnette|car / TENDER friend amie PLAYFUL cry pleure
  NUMBER|MANYTIMES ..3 CALLS ..6 NIGHT|day|hour|jour|heure|week|semaine|hier|yesterday|minutes|since|depuis|today|matin / boss client work boulot birthday anniversaire TENDER recipe mum maman groupe
  CALLS|calls|telephones|rings|phones|texts|appelle|ecrit|telephone|textote|messages ..4 NUMBER|MANYTIMES ..1 times|fois|messages ..3 day|night|hour|jour|nuit|heure|par|a / TENDER birthday
  calls|call|appels|appel|messages|texts|appelle|numero|number|numbers|voicemails ..6 SECRETNUMBER ,,8 / bank banque delivery livreur TENDER parcel
  SECRETNUMBER ..2 number|numero|numeros|calls|appels|caller|letters|lettres / bank banque delivery livreur parcel
  whole|everyone|everybody|tout|toute|toutes|all|tous|half ..4 seen|saw|vu|vue|recu|got|received|has|have|watched ..3 PICTURE / wedding mariage baby bebe holiday vacances film dog chien TENDER trip
  PICTURE ..3 of|de|d|me|moi|naked ?me|moi|naked|my ..2 !us|nous|nue|private ,,8 PUBLISHED ,,9 / wedding mariage baby bebe holiday vacances dog chien TENDER birthday anniversaire trip cute hike profile
  posted|put|sent|shared|uploaded|mis|mise|envoye|poste|publie|balance|diffuse|partage|leaked ..5 PICTURE ..3 me|moi|my|mes|intimes|nue|naked|private ,,8 PUBLISHED|everyone|friends|potes|amis|parents / wedding mariage baby bebe holiday vacances TENDER birthday anniversaire trip cute profile
  SHELTER ..2 <!nobody|personne / scared lunettes cadeau PLAYFUL dog chien cat chat animal kitten rain bus pluie email~ mail new appartement postcard invitation facteur avril
  found|finds|trouve|retrouve|tracked|gave|given|donne|told|raconte|dit|knows|obtained|learned ..5 new|nouvelle|ma|my|where|ou ..3 address|adresse|refugiee|shelter|foyer|live|habite|hiding / party invitation delivery livreur facteur postcard landlord
  car|van|voiture|camionnette|scooter|moto|truck ..5 drives|passes|passe|passer|crawls|slows|slowly|ralenti|tourne|follows|behind|derriere|suit|passing|cruises ,,6 house|home|maison|chez|ralenti|slowly|every|soir|jours|work|night|nuit|REPEAT / ambulance fire TENDER
  telling|tells|told|raconte|dit|message|messages|ecrit|contacts|writes|appelle|calls ..3 my|mes|mon|all|tous|toute ..1 boss|employer|patron|friends|amis|family|famille|collegues|colleagues|school ..6 whore|slut|pute|salope|lies|crazy|folle|mensonges|nudes|photos|horrors|horreurs
  fake|faux|false ..2 profile|profil|account|compte|accounts|comptes|ad|annonce ..6 / dating rencontre tinder catfish
`;

const ownHand = `
  i|and ..4 bit|bitten|mordu|mordue|griffe|griffee|hit|slapped|pushed|shoved|shook|punched|kicked|grabbed|gifle|frappe|poussee|secoue|secouee|etrangle|pousse|cogne|bouscule|attrape|serre|lance|threw|thrown|plaque|plaquee|choked ..1 him|her|them ..8 hard|fort|bruise|bleu|bleus|marque|marques|blood|head|tete|wall|mur|floor|arm|bras|wrist|poignet|face|gueule|visage|gorge|throat / SPORT PARTIE TENDER PLAYFUL ball ballon hand main cuisine laughing
  je|j|et ..2 l|le|la|lui|les ..2 mordu|mordue|griffe|griffee|gifle|poussee|secoue|secouee|etrangle|cogne|bouscule|attrape|serre|plaque|plaquee ..5 sang|fort|bleu|bleus|marque|marques|mur|sol|bras|poignet|gorge|cou|tete / PARTIE TENDER PLAYFUL
  je|j|i ..4 croise|crosse|see|vois|catch|chope|attrape|trouve|find|touche|touches ..2 him|her|le|la|l|again|them|lui|$ ,,5 je|i|le|la|will ..4 tue|bute|creve|defonce|kill|smash|demonte|plante|stab|fume|eclate|murder|end|break|massacre / PARTIE PLAYFUL rire kiss SPORT
  je|j|jvais le|la|les|l tue|bute|creve|defonce|demonte|plante|fume|egorge|saigne ..1 !sous|de|aux|au|a / PARTIE PLAYFUL rire cadeaux
  next|prochaine|prochain ..2 time|fois|one|j|i ,,6 FEAR|PEUR|kill|tuer|tue|worse|hurt|blesse|blesser|stop|pire / PLAYFUL SPORT PARTIE date
  PEUR|FEAR ..3 le|la|les|him|her|them|lui|hurt|hurting|really|de ..2 blesser|frapper|taper|tuer|hurt|hurting|him|her|them ..3 bon|badly|again|seriously|one|vraiment|pour|jour|really / feelings sentiments peine
  saw|vu|see|vois red|rouge ,,10 / traffic light feu dress robe wine vin wave
  my|mes|ma hand|hands|mains|main|fist|poing ..5 her|his|son|sa|around|autour|on|parti|partie|up|leve|levee ..3 throat|neck|cou|gorge|face|tout|before|seul|seule|toute / TENDER massage kiss PLAYFUL
`;

/** Like the groups of danger-rules.ts: `isDeniable` a plain "never" takes it out, `isTold` a film or dream does. */
export const frames = [
  { isDeniable: false, isTold: true, lines: dying },
  { isDeniable: true, isTold: true, lines: violence },
  { isDeniable: false, isTold: true, lines: sexual },
  { isDeniable: true, isTold: true, lines: threats },
  { isDeniable: true, isTold: true, lines: weapons },
  { isDeniable: false, isTold: true, lines: fear },
  { isDeniable: false, isTold: true, lines: control },
  { isDeniable: false, isTold: true, lines: pursuit },
  { isDeniable: true, isTold: true, lines: ownHand },
];
