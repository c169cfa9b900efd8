/** English words of danger by class, read by danger-rules.ts; a star ends a beginning. Data, not rules. */

/** Short and hurried spellings, without apostrophes. */
export const spellings: Readonly<Record<string, string>> = {
  im: "i am",
  ive: "i have",
  hes: "he is",
  shes: "she is",
  theyre: "they are",
  youre: "you are",
  theyve: "they have",
  weve: "we have",
  dont: "do not",
  doesnt: "does not",
  didnt: "did not",
  wont: "will not",
  wouldnt: "would not",
  cant: "can not",
  cannot: "can not",
  "can't": "can not",
  couldnt: "could not",
  isnt: "is not",
  wasnt: "was not",
  werent: "were not",
  arent: "are not",
  hasnt: "has not",
  havent: "have not",
  hadnt: "had not",
  shouldnt: "should not",
  aint: "is not",
  wanna: "want to",
  gonna: "going to",
  gotta: "have to",
  theyll: "they will",
  itll: "it will",
  theyd: "they would",
  u: "you",
  ur: "your",
  cuz: "because",
  cos: "because",
  coz: "because",
  bc: "because",
  ppl: "people",
  sum1: "someone",
  some1: "someone",
  every1: "everyone",
  "2": "to",
  h8: "hate",
  no1: "nobody",
  noone: "nobody",
  omg: "",
  everybody: "everyone",
  somebody: "someone",
  theres: "there is",
  whats: "what is",
  thats: "that is",
  hubby: "husband",
  anymore: "anymore",
};

export const englishWords = {
  I: "i",
  PRONOUN: "he she they someone somebody who",
  PERSON:
    "husband wife partner boyfriend girlfriend bf gf ex exes fiance fiancee spouse father mother dad mum mom mam daddy mummy mommy stepfather stepdad stepmother stepmum stepmom brother sister stepbrother stepsister uncle aunt auntie cousin grandfather grandpa grandad grandmother gran nan boss manager colleague coworker teacher coach tutor priest doctor neighbour neighbor roommate flatmate housemate landlord man men guy guys boy bloke woman girl stranger parents family friend mate bestie son daughter inlaws lover date nephew niece kid dude sibling pimp flatmates people lad chap bloke lads gentleman grandson granddaughter grandparents pastor vicar imam rabbi guru elder trainer therapist physio carer supervisor employer client customer driver lodger tenant classmate lecturer officer missus ex's stepchild stepkids sis bro babe lodger fella hubby girl's gal mama papa nana niece mil fil housekeeper caretaker manager's superior",
  CHILD:
    "kid kids child children son sons daughter daughters baby toddler stepson stepdaughter nephew niece boys girls",
  PET: "dog cat puppy kitten rabbit hamster pet pets horse",
  ME: "me us",
  THEM: "him her them",
  MY: "my our",
  THEIR: "his her their the a",
  BODY: "face arm arms wrist wrists hair neck throat head hand hands leg legs ribs rib stomach jaw nose belly eye cheek shoulder chest skull mouth body bum ass butt breasts boobs thigh thighs fingers finger teeth tooth ear",
  INTIMATE: "bum ass butt arse breasts boobs thigh thighs crotch privates vagina penis",
  AUX: "has had have is was been will would does did do is am are were going to gets got keeps kept started used tried tries can could might may",
  BLOW: "lamp+ deck+ clock+ wallop+ backhand+ belt+ leather+ pummel+ clobber+ thrash+ club+ slap slaps slapped slapping punch punches punched punching strangle strangles strangled strangling choke chokes choked choking throttle* smother* whip whips whipped whipping belted lash lashes lashed hittin headbut* smack smacks smacked smacking batter batters battered battering thump thumped thumps wallop* stab stabs stabbed stabbing assault assaults assaulted assaulting attack attacks attacked attacking brutalis* brutaliz* whack whacked whacks bash bashed bashes bashing clout* backhand* suffocate suffocates suffocated torture tortures tortured torturing jumped",
  HIT: "hit hits hitting beat beats beating beaten kick kicks kicked kicking bite bites bit bitten bites scratch scratches scratched shoot shoots shot hurt hurts hurting harm harms harmed burn burns burned burnt burning pinch pinches pinched knock knocks knocked abuse abuses abused abusing mistreat* maltreat*",
  SHOVE:
    "push pushes pushed pushing shove shoves shoved shoving slam slams slammed throw throws threw thrown throwing drag drags dragged dragging grab grabs grabbed grabbing pin pins pinned hold holds held shake shakes shook shaking pull pulls pulled yank yanks yanked smash smashes smashed press presses pressed hurl* chuck chucks chucked flung sat sits knock knocks knocked trap traps trapped corner cornered corners restrain*",
  SHOVEHARD:
    "shove shoves shoved shoving drag drags dragged dragging manhandle* rough roughed roughs restrain*",
  TWIST:
    "twist twists twisted break breaks broke broken fracture fractured fractures dislocate* bruise bruised bruises crush crushed squeeze squeezes squeezed sprain sprained bust busted knocked slammed smashed grab grabs grabbed pull pulls pulled burn burned",
  SPIT: "spit spits spat spitting pissed pees peed",
  THROW: "throw throws threw thrown throwing hurl* chuck chucks chucked flung lob lobbed",
  PLACE:
    "wall door floor ground stairs bed table window car sofa cupboard against down into over out off onto around across chest",
  TENDER:
    "kissed kiss kisses kissing hug hugged hugs loved dance danced dancing tender tenderly playfully playful laughed laughing laughter joke joking jokes fun gently massage consent consensual heaven swing swayed embrace smile smiled swing sofa croissants",
  VIOLENT: "violent abusive physical aggressive dangerous brutal handsy",
  VIOLENCE: "beating beatings battering blows bruises bruising",
  WEAPON:
    "knife knives gun guns weapon pistol rifle machete hammer bat axe razor bottle scissors belt blade stick taser iron",
  THING:
    "plate plates glass glasses bottle bottles phone chair chairs mug cup knife knives shoe shoes lamp ashtray things stuff object objects remote plates vase pan dish dishes everything water laptop book bowl ornaments furniture",
  KILL: "kill kills killed killing murder murders murdered murdering shoot stab strangle drown smother poison hurt harm bury destroy ruin burn hunt slit",
  KILLSTRONG: "kill kills killed killing murder murders murdered murdering strangle stab drown",
  THREATEN: "threat threats threaten threatens threatened threatening threatend",
  DIE: "die dying dead died diee perish",
  SUICIDE:
    "suicide suicides suicidal suicidle suiciding suicid* sucid* suicde suiside suisid* suicied kms unaliv* selfharm* parasuicide",
  MYSELF: "myself meself",
  THEMSELF: "himself herself themselves themself",
  HARMSELF:
    "kill killing killed hurt hurting hurts cut cuts cutting harm harming burn burning burned starve starving starved hang hanging hanged drown drowning shoot shooting poison scratch punish punching hitting hit slice slit off end",
  WANT: "want wants wanted wanting wish wishes wished going gona ready rather prefer plan planning plans planned need needs like tempted try tried trying hope hoping think thinking thought thoughts thinks dream dreaming love about considering consider desire close might intend decided fantasise fantasize keep keeps gonna better said says",
  PILLS:
    "pills pill tablets tablet capsules codeine tramadol oxycodone zopiclone temazepam diazepam sertraline prozac benzos sleepers antihistamines opioids meds medication medicine paracetamol ibuprofen xanax tylenol antidepressants valium medicines painkillers sleeping",
  FEAR: "afraid scared scarred frightened terrified fear fears feared petrified fearful frightens scares terrifies skared affraid afaid scarred dread dreading",
  SCARE:
    "scare scares scared frighten frightens frightened terrify terrifies terrified terrorises terrorizes terrorise terrorize terrorised terrorized intimidate intimidates",
  CONTROL:
    "control controls controlled controlling monitor monitors monitored monitoring surveil* police polices",
  LOCK: "lock locks locked locking trap traps trapped imprison* confine* shut shuts barricade*",
  BELONGING:
    "passport papers documents id money wages salary card cards keys phone bank account accounts visa savings earnings clothes car paycheck cash documents birth certificate medication wallet bills insulin",
  TAKE: "take takes took taken keep keeps kept hide hides hid hidden confiscat* withhold* withheld steal steals stole controls control controlled cut destroyed destroy smashed smashes rips ripped tore burned burnt broke grabbed snatched snatches",
  STALK:
    "stalk stalks stalked stalking stalker harass harasses harassed harrass* harassing harassment stalkers harasing blackmail blackmails blackmailed blackmailing sextort* extort* doxx* dox",
  FOLLOW: "follow follows followed following",
  TRACK: "track tracks tracked tracking spy spies spied spying monitor monitors monitoring watches",
  SPY: "tracker trackers airtag airtags spyware stalkerware keylogger",
  RAPE: "rape raped rapes raping rapist rapists molest* molested grope gropes groped groping incest pedophil* paedophil* stealthed stealthing grooming groomed raper molestation",
  SEX: "sex intercourse anal oral sexual intimate intimacy nude naked undress strip touching blowjob",
  FORCE:
    "force forces forced forcing coerce* coercing pressure pressures pressured pressuring guilt guilts guilted guilting make makes made making blackmails bully bullies bullied manipulates obliges obliged push pushes pushed pushing",
  FORCEHARD: "force forces forced forcing coerce* coercing pressure pressures pressured pressuring",
  ASLEEP: "asleep drunk unconscious sleeping passed wasted drugged sedated hammered slept",
  NUDES: "nudes nude naked intimate photos pictures pics video videos images tape messages screenshots",
  POST: "post posts posted posting leak leaks leaked leaking share shares shared sharing publish* send sends sent show shows showed showing upload* spread spreads release",
  GONE: "gone dead disappeared disappear vanished around existed exist born alive here",
  END: "end ends ending ended",
  LAW: "immigration police cps deport deports deported deporting deportation visa",
  STORY:
    "film films movie movies book books novel novels series episode episodes show story stories documentary documentaries podcast podcasts game games song songs lyrics news article articles play opera character characters play exam thesis essay course lecture trial theatre nightmare dreamt dreamed dream thriller crime fiction tv netflix actor scene theater poem comic manga paper class chapter",
  DREAM: "dreamt dreamed nightmare nightmares",
  SPORT:
    "chess scrabble cards card tennis football rugby boxing karate judo match game games ping pong poker golf squash badminton race pool darts bowling kart mario monopoly fifa paintball laser snowball uno training sparring gym ring basketball volley volleyball hockey ski skiing fencing wrestling quiz trivia checkers backgammon bouldering climbing record sprint marathon swimming running ball goal penalty team league final score sport sports checkers video playstation console cs snooker domino dominoes martial",
  FIGURE:
    "it this which what news words word song sun wind cold life job work heat smoke thought idea realisation realization truth kindness beauty scent smell perfume scarf rain shoes feet suspense silence reality film movie book ball wave waves nostalgia grief love luck music cat dog storm weather vaccine dentist massage pain hangover traffic nurse needle boots branch rose thorn nothing sand jealousy grief light smile eyes voice look letter wine homework news",
  NOT: "not never nobody without nor",
  YET: "yet anymore since longer stop stops stopped stopping recently",
  /** Begins a sentence with a capital and is no name. */
  OPENER:
    "the a an my your his her its our their this that these those yes no ok okay well so and but or if when while where why how what who which there here today yesterday tonight tomorrow last next every some any all both each maybe perhaps please thanks after before since because although though then now later soon monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas is are was were do does did can could will would should have has had am be been not never in on at by with from for to of about as like love life work sex school dinner lunch breakfast coffee music pages page show tell find give take make let get go come see look say help write read rain summer winter spring autumn",
  // The slots of danger-frames.ts: named alike in both languages.
  WHO: "he she they someone somebody who husband wife partner boyfriend girlfriend bf gf ex exes fiance fiancee spouse father mother dad mum mom mam stepfather stepdad stepmother stepmum stepmom brother sister stepbrother uncle aunt auntie cousin grandfather grandpa grandad grandmother gran nan boss manager colleague coworker teacher coach tutor priest pastor vicar imam doctor neighbour neighbor roommate flatmate housemate landlord man men guy guys boy bloke woman girl stranger parents family friend mate bestie son daughter inlaws lover date nephew niece kid dude sibling lad chap gentleman grandson granddaughter trainer therapist physio carer supervisor employer client driver lodger classmate",
  LOVED: "ex exes husband wife partner boyfriend girlfriend bf gf hubby fiance fiancee spouse",
  KIN: "dad father mum mom mother parents stepdad stepfather stepmum stepmother brother brothers uncle sister cousin son daughter grandson nephew niece family grandad grandpa inlaws",
  TRUSTED:
    "coach teacher pastor priest vicar imam rabbi guru boss manager trainer uncle stepdad stepfather stepbrother grandad grandpa grandfather cousin tutor therapist physio doctor carer babysitter lecturer supervisor landlord dad father brother neighbour neighbor",
  VICTIM: "me us her him my myself them our",
  GUN: "gun guns shotgun rifle pistol revolver handgun firearm bullets bullet",
  ARMED: "knife knives machete hammer bat axe crowbar blade screwdriver razor taser hatchet cleaver bullets",
  BRANDISH:
    "point+ aim+ load+ clean+ wave+ brandish+ raise+ polish+ cock+ pull+ grab+ swing swings swung swinging draw draws drew hold holds held holding sharpen+ hover+ rest+ press+ pick+ lay lays laid fetch+",
  GUNREASON:
    "divorce argue argued arguing argument argues fight row separation separate leaving leave smiling bed pillow jealous angry lawyer ex custody drunk drinking drinks goodbye",
  HEIGHT:
    "platform ledge bridge roof rooftop cliff cliffs balcony tracks rails railway windowsill parapet overpass viaduct flyover multistorey",
  NEARBY:
    "stand+ stood standing sit sits sat sitting lean leans leaned leaning walk+ look+ stare+ edge closer close end climb+ over step+ drawn pull think thinking thought jump jumping linger+ ended",
  WHEEL: "wheel steering car bike",
  CRASH:
    "tree wall lorry truck barrier oncoming bridge river traffic lamppost pillar hedge cliff ravine pole lane",
  STEER: "turn+ steer+ swerve+ yank+ jerk+ drive driving drove crash+ unbuckl* let pull+ aim+ veer+",
  LETHAL: "rope noose blade blades razor razors scalpel stanley",
  KEEPING:
    "drawer box bag hidden hide hid ready look looking looked stare staring think thinking thought urge tempted want tonight under pocket garage shed barn loft calls calling still keep kept bought hand",
  AMOUNT:
    "many enough much lethal fatal handful whole entire bottle rest all packet box lot every dozen several sixteen twenty thirty forty stash leftover",
  COUNTOUT:
    "count+ line+ lay laid lays empty empties emptied pour+ tip tips tipped save+ hoard+ collect+ stash+ stockpil* crush+ stare+ look+ swallow+ neck+ down+ gulp+ pocket+ hide hid google+ search+",
  DRUG: "ketamine ket mdma coke cocaine heroin fentanyl xanax ghb tramadol codeine morphine methadone oxy oxycodone benzos valium opioids diazepam speed meth ecstasy molly acid pills tablets",
  DRINK: "alcohol vodka whisky whiskey gin rum booze bottle wine drink",
  MIXED: "mix+ combin* top mixed",
  LIFELESS: "unconscious unresponsive convulsing seizure seizing foaming gurgling limp floppy blue",
  LASTING: "forever permanently good",
  GONEAWAY: "weekend holiday work trip week days shops abroad bathroom conference",
  DYING: "die dying dead suicide kill killing disappear vanish death alive exist",
  FAULT: "fault conscience blame hands responsible because",
  INJURY:
    "stitches fracture fractured perforated concussion concussed bruise bruises bruising bruised welt welts handprint fingerprints burns lacerat* shiner hematoma swollen bleeding bled scar scars marks mark",
  COVER: "fell fall door stairs slipped tripped clumsy cupboard bike step",
  SAYS: "say says said saying tell tells told claim+ pretend+ swear swears swore insist+ repeat+ warn+ promis* text+ whisper+ shout+ scream+ lie lied lies wrote writes message+ joke+ repeats vow+",
  HIDECOVER: "makeup foundation concealer sunglasses scarf sleeves polo turtleneck",
  HIDE: "hide hides hiding hid cover covers covered covering conceal+",
  NOTICE:
    "screaming screams scream shouting yelling crying cries crash thud thuds thump thumps banging begging smashing",
  NEXTDOOR: "neighbour neighbours neighbor neighbors upstairs downstairs wall walls door flat",
  YOUNG:
    "ten eleven twelve thirteen fourteen fifteen sixteen seventeen 8 9 10 11 12 13 14 15 16 17 six seven eight nine",
  WED: "marry married marriage wedding engaged bride husband",
  AGAINST:
    "pakistan village back home country abroad ticket man stranger met meet know forty fifty crying begging begs choose chosen arranged passport summer",
  HEAR: "hear hears heard hearing listen listening",
  HOMECOMING: "key keys car door footsteps steps gate engine driveway van boots stairs truck motorbike voice",
  SHRINK:
    "tremble+ shake shakes shook shaking freeze freezes froze freezing stiffen+ panic panicked hide hides hid hiding flinch+ tense tenses cower+ tidy sick stomach breath quiet dread",
  RUNAWAY: "run flee escape leave get out bolt",
  READY: "bag bags shoes suitcase keys cash phone money rucksack passport",
  HOLD: "take takes took taken taking hold holds held keep keeps kept keeping hide hides hid hidden confiscat* control+ manage+ collect+ handle+ lock locks locked check+ open opens opened",
  OWNED:
    "keys key money wages salary pension benefits passport papers documents card cards phone sim mail post letters bank account accounts savings password passwords pills inhaler medication insulin glasses wheelchair car router",
  SEEN: "seen saw been spoken spoke talked visited left met hugged worked",
  CUTOFF:
    "town friend friends family mother sister mum parents anyone anybody doctor outside house village dentist alone",
  SINCE: "since years months weeks year ages wedding october january christmas summer",
  OUTSIDE:
    "outside gate garden doorstep street corner driveway car park parked front porch window entrance reception bushes across",
  MYPLACE:
    "work house home flat gym school office building job door window street gate garden place apartment college class shift car bedroom",
  LURK: "park+ wait+ stand+ stood sit sits sat sitting lurk+ hang hangs hanging turn+ show+ appear+ watch+ pop+ linger+ loiter+ circl* come comes came drive drives drove driving cruise+ begun ring rings creep+ crept there",
  REPEAT:
    "night time every always keeps week today dark times day although though stop told blocked third fourth fifth hours slowly order daily morning left divorce breakup broke split uninvited unannounced",
  CALLS: "calls call missed messages texts emails voicemails voicemail rings telephones phones dms requests",
  MANYTIMES: "ten twenty thirty forty fifty sixty hundred hundreds dozens",
  SECRETNUMBER:
    "withheld unknown hidden blocked private anonymous breathing silent silence nobody hang hangs",
  PUBLISHED:
    "telegram snapchat snap whatsapp facebook instagram internet online website group school everyone class porn site reddit office village chat",
  PICTURE: "video videos photo photos pictures pics nudes picture screenshots clip tape film images",
  SHELTER: "shelter refuge address fled hideout",
  UNDRESS:
    "undress strip naked clothes shirt trousers underwear knickers top bra touch touched kiss kissed massage lap tongue",
  CEDE: "give giving gave let say said pretend",
  REFUSE: "no stop not wanted want consent agreed",
  LAWS: "police cops court judge report lawyer solicitor authorities restraining charges statement testify social",
  HURTVERB:
    "kill kills killed killing hurt hurts smash smashes smashed break breaks broke bury buries destroy destroys finish finishes ruin ruins shoot stab drown cripple slit burn burns bite bit strangle choke punch hit slap beat end disfigure cut",
  WILL: "will would going gona swears swore wants could might promised promises gets",
  BURNABLE: "house flat home car caravan shop place bed clothes room van barn garage",
  NIGHT: "night tonight evening dark midnight morning",
  MUCHNESS: "anymore longer more another",
  // Marks of an ordinary day: they spare what is only a signal.
  PLAYFUL:
    "haha lol lmao hahaha joke joked joking laughing laughed laugh funny hilarious giggled giggling comedy rofl xd game games film movie series episode fortnite playing played play novel book concert stage costume halloween chess scrabble fun cute sweet lovely gorgeous adorable brilliant blueberry beach birthday picnic pottery",
  OTHERWISE:
    "surgeon surgery vet nurse dentist cancer chemo hospice dementia recipe oven cake dinner cooked cooking onion onions bread cheese flowers roses croissants picnic sunset holiday festival hike climbing match training marathon gym football rugby boxing judo safe-word consensual kidding",
  OFTENMISTYPED:
    "strangled strangling suicide suicidal threatened threatening violence harassing harassment harassed overdose overdosed kidnapped assaulted terrified molested blackmail blackmailed",
  JOURNAL: "write wrote written pages page show",
} as const;
