/** French words of danger by class, folded of accents, read by danger-rules.ts; a star ends a beginning. Data, not rules. */

/** Short and hurried spellings, without apostrophes. */
export const spellings: Readonly<Record<string, string>> = {
  jai: "j ai",
  g: "j ai",
  gai: "j ai",
  javais: "j avais",
  javai: "j avais",
  gt: "j etais",
  jetais: "j etais",
  jen: "j en",
  jaimerais: "j aimerais",
  jsuis: "je suis",
  jsui: "je suis",
  chuis: "je suis",
  chui: "je suis",
  jme: "je me",
  jte: "je te",
  jla: "je la",
  jlui: "je lui",
  jlai: "je l ai",
  jle: "je le",
  pk: "pourquoi",
  pq: "pourquoi",
  pck: "parce que",
  psk: "parce que",
  pcq: "parce que",
  parceque: "parce que",
  ki: "qui",
  ke: "que",
  k: "que",
  koi: "quoi",
  tjs: "",
  tjrs: "",
  tt: "tout",
  tlm: "tout le monde",
  qqn: "quelquun",
  qqun: "quelquun",
  quelqun: "quelquun",
  quelquun: "quelquun",
  ss: "suis",
  sui: "suis",
  cest: "c est",
  sest: "s est",
  nai: "n ai",
  ns: "nous",
  pr: "pour",
  ds: "dans",
  vx: "veux",
  veu: "veux",
  veut: "veut",
  voudrai: "voudrais",
  pa: "pas",
  plu: "plus",
  bcp: "",
  keum: "mec",
  reuf: "frere",
  reum: "mere",
  daron: "pere",
  daronne: "mere",
  daronnes: "meres",
  quil: "qu il",
  quon: "qu on",
  ya: "il y a",
  tel: "telephone",
  tph: "telephone",
  bo: "beau",
  apart: "appartement",
  appart: "appartement",
  aujourdhui: "aujourd'hui",
  mavait: "m avait",
  envi: "envie",
  jpp: "j en peux plus",
  msn: "message",
  pcque: "parce que",
  mtn: "maintenant",
  oklm: "",
  vrmt: "",
  trp: "",
  pcke: "parce que",
  jarrive: "j arrive",
  javoue: "j avoue",
  darons: "parents",
  daronn: "mere",
  cetait: "c etait",
  vai: "vais",
  jvai: "je vais",
  quelle: "qu elle",
  jy: "j y",
  ct: "c etait",
  jpeux: "je peux",
  jveux: "je veux",
  keuf: "policier",
  keufs: "flics",
  teuf: "fete",
  meff: "meuf",
};

export const frenchWords = {
  JE: "je j",
  IL: "il elle on ils elles iel quelquun qui",
  PERSONNE:
    "mari femme copain copine mec meuf conjoint conjointe compagnon compagne ex fiance fiancee epoux epouse pere mere papa maman beaupere belle frere soeur demifrere oncle tante tonton cousin cousine grandpere papi papy grandmere patron chef collegue prof professeur entraineur coach voisin voisine coloc colocataire proprio homme hommes type gars inconnu parents famille ami amie pote fils fille amant cheri neveu niece moniteur pretre medecin gendre beau copains mecs beaufrere gamin daron vieux nana grandpere petit pasteur cure imam gourou kine infirmier masseur employeur client livreur chauffeur bailleur proprietaire monsieur dame camarade directeur chefs superieur psy educateur animateur bru beauf oncles cousins freres bonhomme gonze compagnons belles",
  ENFANT:
    "enfant enfants gosse gosses fils fille filles gamin gamins gamine bebe petit petite petits neveu niece frere soeur mome momes",
  ANIMAL: "chien chat chienne chatte chiot chaton lapin animal animaux",
  M: "m me nous moi",
  LUI: "le la l les lui leur",
  MON: "mon ma mes notre nos",
  SON: "son sa ses leur leurs le la les du des",
  FRAPPE:
    "frap* gifl* cogn* tabas* etrangl* baf* bat bats batait batre batu batue batus batues batent agres* maltrait* molest* violenter violentee violentait brutalis* bastonn* poignard* tortur* lynch* savat* defonc* massacr* giffle giff* egorg* battait battue fouet* sequestr*",
  TAPE: "tape tapes tapee tapees taper tapait tapent tape tappe poussee pousse pousser poussait mord mordu mordue mordre griffe griffee griffer griffait pince pincee secoue secouee secouer secouait blesse claque claquee claquer secouais brule brulee bruler brulait broie",
  COUP: "gifle gifles claque claques baffe baffes torgnole torgnoles beigne beignes mandale mandales raclee rouste tarte tartes droite pain coups branlee derouillee correction patate patates",
  DONNE:
    "met mets mis mise mettait mettre donne donner donnait donnes prend prends pris prenait prendre recu recois recoit recevait recevoir subi subis subir subit file fout foutu foutait colle collee balance balancait assene envoye envoie pleuvent pleuvaient mange mangeais mange pleut tombent tombaient evite encaisse met",
  BLESSE: "bleu bleus hematome* ecchymose* cocard oeil",
  CORPS:
    "visage bras poignet poignets cheveux cou gorge tete main mains jambe jambes cote cotes machoire nez ventre dos oeil joue epaule doigt doigts dents dent figure gueule tronche cou levre corps oreille fesses seins cuisse cuisses pied",
  INTIME: "fesses seins cuisse cuisses cul sexe entrejambe poitrine",
  CASSE:
    "casse casser casses tord tordu tordre tordait serre serrer serrait fracture fracture fracturee pete pete fracasse ecrase tire tirer tirait tiree attrape attrapee attraper attrapait empoigne* chope chopee chopait saisi saisie brule explose fracassee ecrasee traine trainee trainait defonce",
  PLAQUE:
    "plaque plaquee plaquer plaquait pousse poussee jete jetee jeter projete projetee balance balancee colle collee coince coincee bloque bloquee traine trainee jetait poussait balancait fonce saute",
  JETE: "jete jeter jetait lance lancer lancait balance balancer balancait envoie envoye",
  LIEU: "mur porte sol terre escalier escaliers lit table fenetre contre voiture canape",
  OBJET:
    "assiette assiettes verre verres bouteille bouteilles telephone chaise chaises tasse couteau couteaux chaussure chaussures lampe cendrier objet objets truc trucs vase affaires telecommande poele casserole bol choses vaisselle",
  TENDRE:
    "embrasse embrassee embrasser embrassant bisou calin calins adore danse dansait dansant rire ri riant rires rigole rigolant blague chatouill* tendre tendrement tendresse jeu joue jouait massage consent* sourire amour bonheur plaisir gentiment fleurs croissants",
  VIOLENTE: "violent violente violents violentes agressif agressive brutal dangereux dangereuse",
  VIOLENCES: "violences",
  ARME: "couteau couteaux flingue fusil pistolet arme revolver machette marteau hache lame ceinture cutter rasoir batte gun carabine ciseaux baton calibre",
  TUE: "tue tuer tuera tuerait tueront tuerai bute buter butera crever creve planter plantera egorger egorge retrouver retrouvera detruire detruira bruler brulera etrangler etranglera descendre flinguer flingue flinguera noyer defoncer massacrer pourrir",
  TUEFORT: "tue tuer tuera tuerait tuee buter bute butera etrangler flinguer poignarder egorger planter",
  MENACE: "menace menaces menacer menacait menacee menacent menac*",
  MOURIR: "mourir crever mort morte creve mourrir mourire mourrire mourire meurs",
  SUICIDE_FR: "suicide suicider suicides suicidaire suicidaires suicida suicidera suicide autolyse",
  VEUX: "veux voulais voudrais veut voulait voudrait vouloir voulu aimerais aimerait envie envies prefere prefererais prefererait vais va allais allait pense penser pensais pensait pensees reve besoin tente tenter essaye essaye essaie pret prete merite merites songe hate idee idees ai avais decide compte comptais faut",
  SEFAIRE: "tuer suicider pendre scarifier mutiler couper bruler foutre noyer empoisonner punir",
  CACHETS:
    "cachet cachets medicament medicaments medocs medoc comprime comprimes somnifere somniferes plaquette boite boites paracetamol doliprane xanax lexomil anxiolytiques pilules",
  PEUR: "peur peurs terreur terrorise terrorisee terrorises terrifie terrifiee trouille flippe apeure apeuree crains craint angoisse terroris* frousse",
  LAISSE: "laisse laissait laissera laissent laisser autorise permet permettait",
  SORTIE:
    "sortir sort travailler bosser voir parler partir quitter telephoner appeler conduire etudier dormir manger respirer seule tranquille approcher aller porter habiller maquiller soigner acceder",
  INTERDIT: "interdit interdisait interdire interdite empeche empechait empecher defend",
  ENFERME: "enferme enfermee enfermer enfermait sequestr* cloitr* ligot*",
  AFFAIRE:
    "passeport papiers argent telephone tel salaire portable carte cartes cles clefs sous compte comptes affaires titre documents paie paye ordonnance permis chequier livret",
  PREND:
    "prend pris prendre prenait gardent gardaient prennent prenaient cachent retiennent retenait tient tiennent tenait cache cachait cacher confisqu* garde gardait garder vole volait controle controlait controler gere bloque retient jete brule dechire casse explose vide pique pique",
  CONTROLE:
    "controle controlait controler surveille surveillait surveiller fouille fouillait fouiller espionne espionnait espionner flique fliquait fliquer piste pistait pister geolocalis* traque traquait traquer lit verifie",
  HARCELE: "harcel* harcele harcelee harceler harceleur harcelement sequestr* traquee chantage",
  SUIT: "suit suivait suivie suivi suivre suivent",
  PISTEUR: "traceur mouchard balise gps airtag espion",
  VIOL: "viol viols viole violee violes violees violer violait violeur violeurs inceste incestes incestueux incestueuse pedophil* attouchement attouchements tripot* pelot* pedocriminel*",
  FORCE_FR:
    "force forcee forcer forces forcait forcent oblige obligee obliger obligeait contraint contrainte contraindre pousse insiste insistait",
  COUCHER: "coucher sexe rapports rapport sucer deshabiller toucher sodom* fellation cede cedais lit penetr*",
  DORMIR:
    "dormais dors endormie endormi bourree bourre saoule soule ivre inconsciente inconscient dormait droguee sommeil",
  NUS: "photo photos video videos nudes nude intimes intime nue nues images captures messages",
  DIFFUSE:
    "diffuser diffuse publier publie poster poste poste balancer balance envoyer envoie envoye montrer montre partager partage partage divulguer leaker leak mettre mis",
  PAS: "pas jamais sans aucun aucune personne ni rien",
  DEPUIS: "depuis arrete arreter arretait cesse encore",
  RECIT:
    "film films livre livres roman romans serie series episode documentaire podcast jeu jeux chanson chansons paroles infos article theatre opera personnage personnages reve revais cauchemar cauchemars polar fiction proces actualite journal reportage these cours scene acteur bd manga poeme expo piece laser bouquin",
  REVE: "reve cauchemar cauchemars",
  PARTIE:
    "echecs tennis foot rugby boxe karate judo match jeu jeux ping poker golf squash badminton course billard flechettes bowling monopoly fifa paintball laser neige uno entrainement ring basket volley hockey escalade cartes belote tarot dames ballon but buts console scrabble petanque polochons sport sports natation record piscine mario manette video videos sparring padel handball",
  CHOSE:
    "ca cela ce qui film livre chanson sourire beaute regard chaleur pieds suspense phrase idee image nouvelle vent froid soleil orage pluie lecture douceur gentillesse musique amour avenir foudre vie boulot travail chat vaccin dentiste infirmiere massage voix lettre mots mot parfum silence histoire solitude temps verite remarque question odeur spectacle concert ronflements",
  /** Begins a sentence with a capital and is no name. */
  OUVRE:
    "le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces c ca cela oui non ok bon bien alors et mais ou donc car si quand comme lorsque pendant apres avant depuis hier demain aujourd'hui ce soir matin lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre noel pourquoi comment combien que quoi quel quelle dans sur sous chez avec sans pour par en au aux a y tout toute tous toutes rien personne plus moins tres trop peut etre parfois toujours jamais encore deja juste vraiment je j tu t nous vous amour vie pages page montre raconte dis donne",
  // The slots of danger-frames.ts: named alike in both languages.
  WHO: "il elle ils elles quelquun mari femme copain copine mec meuf conjoint conjointe compagnon compagne ex fiance fiancee epoux epouse pere mere papa maman beau belle frere soeur oncle tante tonton cousin cousine grandpere papi papy mamie grandmere patron chef collegue prof professeur entraineur coach voisin voisine coloc colocataire proprio homme hommes type gars inconnu parents famille ami amie pote fils fille amant neveu niece moniteur pretre pasteur imam cure medecin gendre copains mecs monsieur kine employeur client daron",
  LOVED:
    "ex mari femme copain copine mec meuf conjoint conjointe compagnon compagne fiance fiancee epoux epouse",
  KIN: "pere mere papa maman parents frere freres soeur oncle tante cousin cousine fils fille neveu niece famille beau belle grandpere papi",
  TRUSTED:
    "coach prof professeur pasteur pretre cure imam gourou patron chef entraineur oncle tonton beaupere grandpere papi papy cousin medecin kine psy moniteur animateur educateur masseur voisin pere frere proprio",
  VICTIM: "me m moi nous te t l la le lui mon ma mes",
  GUN: "carabine fusil pistolet revolver flingue calibre munitions balle",
  ARMED: "couteau couteaux machette hache batte cutter marteau lame tournevis barre rasoir hachoir poignard",
  BRANDISH:
    "sort sortait sorti sortir charge chargeait nettoyer+ nettoie braquer+ pointer+ brandi brandit tient tenait poser+ viser+ lever+ aiguiser+ manipul* caresse exhib* menacer+",
  GUNREASON:
    "separation divorce dispute disputes quitter quitte partir rupture engueule engueulade lit oreiller jalousie jaloux avocat garde colere bu boit yeux adieu moi",
  HEIGHT:
    "pont quai rebord parapet falaise toit rails voie voies balcon viaduc precipice corniche vide fenetre",
  NEARBY:
    "debout penser+ penche regarder+ approcher+ bord pres avance enjamb* monter+ assise assis assoit asseoir attire attirent sauter rester+ traine trop longtemps",
  WHEEL: "volant voiture auto scooter",
  CRASH: "arbre mur platane camion ravin poteau face poids pont riviere barriere fosse pilier virage",
  STEER: "tourner+ lacher+ braquer+ foncer+ planter+ accelerer+ donner laisser+ fermer+ jeter+ encastrer+",
  LETHAL: "corde lame lames rasoir cutter scalpel",
  KEEPING:
    "tiroir trousse sac poche cache cachee cachees prete penser+ regarder+ envie tente appelle garage grange grenier cave acheter+ soir garder+ sorti sortie main lit oreiller boite",
  AMOUNT:
    "combien assez toute tous plein trop entiere entier boite boites plaquette poignee tube reste vingt trente quarante suffirait faudrait mortelle suffit",
  COUNTOUT:
    "compter+ aligner+ vider+ etaler+ economiser+ stocker+ collectionner+ ecraser+ avaler+ cacher+ regarder+ gober+ chercher+ sorti verser+ accumuler+ ramasser+",
  DRUG: "ketamine ket mdma coke cocaine heroine fentanyl xanax ghb tramadol codeine morphine methadone benzos lexomil subutex ecstasy speed opium cachets medocs somniferes comprimes medicaments",
  DRINK: "alcool vodka whisky rhum bouteille vin",
  MIXED: "melanger+ melange",
  LIFELESS:
    "inconsciente inconscient inanime inanimee convulse convulsions mousse rale bleues evanouie evanoui",
  LASTING: "toujours bon definitivement jamais",
  GONEAWAY: "vacances travail voyage semaine weekend courses fac",
  DYING: "mourir mort morte crever suicide tuer disparaitre pendre finir",
  FAULT: "faute conscience cause responsable coupable",
  INJURY:
    "tympan hematome hematomes bleu bleus ecchymose ecchymoses plaie cicatrice cicatrices traces marques suture fracture fracturee cocard coquard griffures brulures commotion saigne saignait sang ceinturon",
  COVER: "tombe tombee chute porte escalier escaliers glisse cogne maladroite maladroit placard velo meuble",
  SAYS: "dire dit dis dise disait raconte racontait pretendre+ pretend pretends jurer+ repeter+ prevenir prevenu affirmer+ crier+ hurler+ ecrit ecrire mentir menti promet promis envoyer+ balancer+ expliquer+ lache menacer+",
  HIDECOVER: "maquillage fond lunettes foulard manches roule anticernes correcteur maquille",
  HIDE: "cacher+ couvrir couvre camoufler+ dissimuler+ masquer+",
  NOTICE: "hurler+ hurlements cris crier+ pleurer+ pleurs coups bruits sourds supplier+ hurle claquements",
  NEXTDOOR: "voisin voisine voisins dessus dessous cloison mur palier",
  YOUNG: "six sept huit neuf dix onze douze treize quatorze quinze seize 8 9 10 11 12 13 14 15 16 17",
  WED: "marier mariage mari mariee epouser fiancailles fiancer",
  AGAINST:
    "pays bled village billet homme connais vieux quarante cinquante supplie pleure choisi cousin inconnu passeport ete vacances juillet aout lycee",
  HEAR: "entendre entends entend entendais",
  HOMECOMING:
    "cle cles clef clefs voiture porte pas portail moteur allee camion bottes escalier moto voix ascenseur camionnette serrure",
  SHRINK:
    "trembler+ figer+ raidir raidis paniquer+ cacher+ sursauter+ crisp* recroquevill* range respire ventre boule souffle silence tais tetanise* palpit* planque",
  RUNAWAY: "fuir courir partir echapper sauver enfuir",
  READY: "sac sacs chaussures valise cles papiers baskets argent telephone",
  HOLD: "tenir tient tenait tiennent garder+ cacher+ confisquer+ controler+ gerer+ prend pris prendre prenait prennent enfermer+ ouvre ouvrait lit surveiller+ bloquer+ retenir retient retiennent recupere retirer+ encaisser+ toucher+",
  OWNED:
    "cles cle clef clefs argent paie paye salaire pension rsa allocs alloc passeport papiers documents carte cartes telephone portable courrier compte comptes livret codes medicaments ventoline lunettes voiture sous retraite chequier box",
  SEEN: "vu vue vus revu parle sortie sorti visite embrasse travaille",
  CUTOFF:
    "amie amies ami amis famille mere soeur parents personne medecin ville dehors village maman copines quelquun",
  SINCE: "depuis ans mois semaines an mariage",
  OUTSIDE:
    "bas devant portail rue coin parking palier paillasson trottoir fenetre entree hall portillon face sortie garee gare",
  MYPLACE:
    "chez travail taf boulot maison immeuble lycee ecole fac bureau porte fenetre salle rue cours appartement parking portail jardin",
  LURK: "attendre attend attendait gare garer+ rester+ tourner+ passer+ venir vient revenir revient surgi* apparait planter+ planque guetter+ roder+ traine poster+ debarquer+ sonner+ est la assis dort",
  REPEAT:
    "soir soirs chaque nuit fois jours semaine matin toujours ralenti depuis heures rupture separation separes separe quitte divorce bloque plainte tard",
  CALLS: "appels appel messages sms textos mails vocaux demandes notifications",
  MANYTIMES: "dix vingt trente quarante cinquante soixante cent centaine centaines dizaines",
  SECRETNUMBER: "masque prive inconnu cache anonyme anonymes respire souffle raccroche silence",
  PUBLISHED:
    "telegram snap snapchat whatsapp facebook insta internet ligne site groupe lycee monde classe porno college boite village",
  PICTURE: "video videos photo photos nudes nude images captures",
  SHELTER: "refugiee refugie foyer fuite enfuie hebergement",
  UNDRESS:
    "deshabiller deshabille deshabillee nu nue culotte soutien vetements pantalon toucher touche embrasser embrasse massage genoux caresse jupe langue",
  CEDE: "ceder+ cede accepter+ laisser+ dire",
  REFUSE: "non pas jamais voulais stop",
  LAWS: "police plainte flics gendarmes gendarmerie tribunal juge avocat avocate policier deposer temoigner signaler assistante",
  HURTVERB:
    "tuer+ buter+ casser+ crever+ defoncer+ enterrer+ detruire detruit egorger+ planter+ demolir demonter+ bruler+ cramer+ fracasser+ etrangler+ noyer+ mordre mordu frapper+ fraper+ gifler+ cogner+ eclater+ exploser+ saigner+ poignarder+",
  WILL: "va vais vont allait pourrait peut jure veut voulait finira ferait fera aurait",
  BURNABLE:
    "maison appart appartement voiture caravane baraque garage commerce vetements lit chambre grange moto",
  NIGHT: "nuit nuits soir soiree matin",
  MUCHNESS: "plus encore",
  // Marks of an ordinary day: they spare what is only a signal.
  PLAYFUL:
    "mdr lol ptdr haha hihi blague rire ri riait rigole rigoler rigolant marrant drole film serie jeu jeux joue jouer jouait roman livre concert scene theatre deguisement scrabble mignon adorable chou valorant laser anniversaire plage petanque",
  OTHERWISE:
    "chirurgien operation veterinaire veto infirmiere dentiste cancer chimio recette four gateau diner cuisine cuisiner oignons pain fromage fleurs roses croissants rando escalade match entrainement marathon foot rugby boxe judo vaccin accouchement vaches agneaux velage",
  OFTENMISTYPED:
    "etranglee suicider suicidaire harcelement menacee sequestree violence agressee tabassee poignarder chantage overdose terrorisee",
  ECRIT: "ecrit ecris pages page montre",
} as const;
