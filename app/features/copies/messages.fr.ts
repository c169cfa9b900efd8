import type { Messages } from "#app/lib/i18n/messages.ts";
import type { en } from "./messages.en.ts";

export const fr = {
  title: "Vos données",
  back: "Profil",
  lead: "Votre journal est à vous\u00A0: à emporter, à rapporter, à commencer où vous voulez.",
  where: {
    account:
      "Les copies se font et se lisent sur cet appareil, même sans réseau. Rien n’est envoyé pour cela.",
    device:
      "Ce journal ne vit que dans ce navigateur\u00A0: s’il se perd, il ne reste que la copie gardée ailleurs. Un compte peut l’accueillir\u00A0: connectez-vous ou ouvrez-en un dans ce navigateur, et la question vous est posée.",
  },
  time: {
    title: "Le journal dans le temps",
    detail: "Tel qu’il était un soir des trente derniers jours, et le chemin pour y revenir",
  },
  size: { kb: "{size}\u00A0ko", mb: "{size}\u00A0Mo" },
  take: {
    title: "Prendre une copie",
    inIt: "Elle contient {what}, et ce que vous dites de vous.",
    inTheBook: "Il contient {what}.",
    nothing: "Rien du journal n’y est encore\u00A0: seulement ce que vous dites de vous.",
    leftOut: "N’y sont pas\u00A0: {what}.",
    count: {
      people: "{count, plural, =1 {une personne} other {{count, number} personnes}}",
      moments: "{count, plural, =1 {un moment} other {{count, number} moments}}",
      media: "{count, plural, =1 {une photo ou vidéo} other {{count, number} photos et vidéos}}",
      conversations:
        "{count, plural, =1 {une conversation avec LISA} other {{count, number} conversations avec LISA}}",
      turns: "{count, plural, =1 {une question à LISA} other {{count, number} questions à LISA}}",
    },
    closed: {
      text: "Fermé, sauf si vous l’ouvrez pour cette copie\u00A0: {what}.",
      veiled:
        "{count, plural, =1 {une relation repliée ou scellée} other {{count, number} relations repliées ou scellées}}",
      letters: "{count, plural, =1 {une lettre qui attend} other {{count, number} lettres qui attendent}}",
    },
    form: {
      label: "Quelle copie",
      json: "Un fichier pour les programmes (JSON)",
      jsonDetail:
        "Chaque mot et chaque date, pour d’autres programmes et pour plus tard. Dans toutes les formules.",
      zip: "Un ZIP à garder et à lire",
      zipDetail:
        "Avec photos et vidéos, des tableaux pour un tableur, une page qui montre tout sans Tendre, et un livre à imprimer.",
      book: "Un livre à imprimer",
      bookDetail: "Couverture, un chapitre par personne, des pages de photos\u00A0: sur papier, ou en PDF.",
      plus: "Le ZIP et le livre viennent avec Plus et Pro. Le fichier JSON est gratuit, et contient chaque mot.",
      plans: "Voir les formules",
    },
    described: "Photos et vidéos y sont décrites, sans leurs fichiers.",
    withFiles: "Photos et vidéos y sont en fichiers, dans la taille où elles sont gardées.",
    onTheWay:
      "{count, plural, =1 {Une photo ou une vidéo n’est pas encore dans votre compte\u00A0: elle vient de cet appareil telle que vous l’avez choisie, avec ce que l’appareil photo y a inscrit, un lieu peut-être.} other {{count, number} photos et vidéos ne sont pas encore dans votre compte\u00A0: elles viennent de cet appareil telles que vous les avez choisies, avec ce que l’appareil photo y a inscrit, un lieu peut-être.}}",
    never: "Ce qui est à la corbeille n’y va pas.",
    openFile: "Qui a le fichier peut le lire.",
    closedFile: "Seule la phrase secrète ouvre le fichier.",
    inBook:
      "Les photos y sont, les vidéos par leur image. Étiquettes, appréciations et versions précédentes n’y sont pas.",
    neverInBook: "Ce qui est à la corbeille n’y va pas, et aucune lettre n’est imprimée avant son jour.",
    choose: { open: "Choisir ce qu’elle contient", close: "Fermer le choix" },
    from: "De",
    fromStart: "Le début",
    to: "Jusqu’à",
    toToday: "Aujourd’hui",
    backwards: "Cette année précède la première\u00A0: rien de daté n’est dans la copie.",
    people: "Personnes",
    everyone: "Tout le monde",
    noOne: "Personne",
    nobody: "Les moments sans personne en particulier",
    besides: "Et aussi",
    withMedia: "Ce que l’on sait des photos et vidéos",
    withMediaFiles: "Photos et vidéos",
    noFaces: "Pas quand les noms sont voilés\u00A0: une image montre un visage.",
    withVeiled:
      "{count, plural, =1 {La relation repliée ou scellée} other {Les {count, number} relations repliées ou scellées}}",
    withLetters:
      "{count, plural, =1 {La lettre qui attend encore son jour} other {Les {count, number} lettres qui attendent encore leur jour}}",
    veilNames: "Voiler les noms, pour d’autres yeux",
    veilHint:
      "Les personnes de votre journal deviennent Personne A, Personne B, partout où vous les avez écrites\u00A0; numéros de téléphone et adresses sont effacés. Les autres noms et les lieux restent\u00A0: relisez avant de la confier. Une telle copie ne peut pas être rapportée.",
    withConversations:
      "{count, plural, =1 {La conversation avec LISA, sauf si elle parle de quelqu’un qui n’y est pas} other {Les {count, number} conversations avec LISA, sauf celles qui parlent de quelqu’un qui n’y est pas}}",
    noTalks: "Pas quand les noms sont voilés\u00A0: ses réponses citent vos pages.",
    seal: {
      want: "Sceller le fichier par une phrase secrète",
      hint: "Qui a le fichier en a besoin, vous aussi\u00A0: nous ne l’avons pas et ne pouvons pas ouvrir le fichier sans elle. Quatre ou cinq mots que personne n’assemblerait conviennent. D’autres programmes l’ouvrent aussi\u00A0: c’est un fichier age (age-encryption.org).",
      typed: "Phrase secrète",
      again: "La même, encore une fois",
      show: "Montrer la phrase secrète",
      hide: "Cacher la phrase secrète",
      short: "Au moins 12\u00A0caractères\u00A0: qui a le fichier peut essayer aussi longtemps qu’il veut.",
      weak: "Cela se devine vite. Prenez des mots qui ne vont pas ensemble.",
      different: "Les deux ne sont pas les mêmes.",
    },
    alias: { person: "Personne", writer: "Moi" },
    button: "Prendre une copie",
    zipButton: "Prendre le ZIP",
    file: "tendre-{day}.json",
    veiledFile: "tendre-voile-{day}.json",
    done: "{name}, {size}, est dans vos téléchargements.",
    doneSealed:
      "{name}, {size}, est dans vos téléchargements, scellé. Gardez la phrase secrète ailleurs que le fichier.",
    failed: "La copie n’a pas pu être faite. Votre journal est inchangé\u00A0: réessayez.",
    tooLong:
      "Cette copie contient plus de texte que «\u00A0Rapporter une copie\u00A0» n’en lit à la fois ({limit})\u00A0: elle se garde et se lit, mais ne peut pas revenir telle quelle. Sous «\u00A0Choisir ce qu’elle contient\u00A0», prenez quelques années à la fois\u00A0: ces copies-là reviennent une à une.",
    schema: "Ce que veut dire chaque champ (JSON Schema)",
  },
  zip: {
    file: "tendre-{day}-{time}.zip",
    nobody: "Personne en particulier",
    photo: "photo",
    starting: "Lecture du journal…",
    progress: "{size} écrits, {files, number} photos et vidéos sur {of, number}",
    stop: "Arrêter, sans rien garder",
    done: "{name}, {size}, est prêt. Décompressez-le et ouvrez index.html pour lire, book.html pour imprimer.",
    doneSealed:
      "{name}, {size}, est prêt et scellé. Gardez la phrase secrète ailleurs que le fichier\u00A0: un programme age l’ouvre, et «\u00A0Rapporter une copie\u00A0» aussi.",
    missing:
      "{count, plural, =1 {Le fichier d’une photo ou vidéo n’a pas pu être obtenu, faute de réseau peut-être. Le ZIP dit ce qu’on en sait} other {Les fichiers de {count, number} photos et vidéos n’ont pas pu être obtenus, faute de réseau peut-être. Le ZIP dit ce qu’on en sait}}, avec une petite image quand cet appareil en garde une. Refaites-le une fois en ligne.",
    which: "{count, plural, =1 {Laquelle} other {Lesquelles}}",
    pictured: "{name} (une petite image)",
    more: "Et {count, plural, =1 {une autre} other {{count, number} autres}}.",
    failed: {
      failed: "Le ZIP n’a pas pu être fait. Votre journal est inchangé\u00A0: réessayez.",
      storage_full: "Le ZIP n’a pas pu être fait\u00A0: il n’y a pas assez de place.",
    },
  },
  reader: {
    title: "Mon journal",
    lead: "Tel qu’il était le {day}.",
    contents: "Dans ce journal",
    path: "Le chemin",
    people: "Personnes",
    photos: "Photos",
    calendar: "Calendrier",
    search: "Chercher",
    years: "Années",
    night: "De nuit",
    paper: "Sur papier",
    foot: "Fait par Tendre. Cette page n’a besoin d’aucun réseau et ne dit à personne qu’on l’a ouverte.",
    nothing: "Rien ici.",
    foundFor: "«\u00A0{text}\u00A0»",
    foundNothing: "Aucune personne ni aucun moment n’en parle.",
    found: { one: "{count} résultat", other: "{count} résultats" },
    moments: { one: "{count} moment", other: "{count} moments" },
    more: "Montrer ce qui précède",
    since: "{day} – aujourd’hui",
    closed: "Une lettre qui attend le {day}.",
    vague: "Cette année-là, sans jour précis",
    rating: "{rating} sur 5",
    photo: "Ouvrir cette photo",
    blurred: "Montrer cette photo floutée",
    missing: "Ce fichier n’a pas pu être obtenu.",
    onlySmall: "Son fichier n’a pas pu être obtenu\u00A0: en voici une petite image.",
    lacking: {
      one: "Le fichier de {count} photo ou vidéo n’a pas pu être obtenu quand ceci a été fait.",
      other: "Les fichiers de {count} photos et vidéos n’ont pas pu être obtenus quand ceci a été fait.",
    },
    previous: "Précédente",
    next: "Suivante",
    close: "Fermer",
    season: { spring: "printemps", summer: "été", autumn: "automne", winter: "hiver" },
    dayPart: { morning: "Matin", afternoon: "Après-midi", evening: "Soir", night: "Nuit" },
  },
  book: {
    page: {
      title: "Mon journal",
      contents: "Table des matières",
      colophon:
        "Tel qu’il était le {day}\u00A0: ce que la personne qui l’écrit a choisi d’imprimer. Fait avec Tendre, sur son propre appareil.",
      nobody: "Personne en particulier",
      nothing: "Rien n’est écrit ici.",
      photos: "Photos",
      video: "Vidéo",
      missing: "Cette image n’a pas pu être obtenue.",
      closed: "Une lettre qui attend le {day}.",
    },
    paper: { label: "Papier", a5: "A5, un petit livre", a4: "A4", letter: "US Letter" },
    make: "Faire le livre",
    again: "Le refaire",
    starting: "Lecture du journal…",
    progress: "{done, number} photos sur {of, number}",
    stop: "Arrêter",
    ready:
      "Le livre est ci-dessous, tel qu’il se lit. Il devient des pages quand vous l’imprimez, ou l’enregistrez en PDF.",
    print: "Imprimer, ou enregistrer en PDF",
    preview: "Le livre",
    plain:
      "Ce navigateur l’imprime sans ses numéros de page ni ses titres courants. Chrome, Edge et un Safari récent les mettent.",
    missing:
      "{count, plural, =1 {Une image n’a pas pu être obtenue, faute de réseau peut-être\u00A0: sa place le dit.} other {{count, number} images n’ont pas pu être obtenues, faute de réseau peut-être\u00A0: leurs places le disent.}} Refaites le livre une fois en ligne.",
    blurred:
      "{count, plural, =1 {Une photo que vous avez floutée reste} other {{count, number} photos que vous avez floutées restent}} dehors\u00A0: le papier ne se floute plus.",
    empty: "Rien du journal n’est choisi\u00A0: il n’y a encore rien à imprimer.",
    failed: "Le livre n’a pas pu être fait. Votre journal est inchangé\u00A0: réessayez.",
    notPrinted:
      "Ce navigateur n’a pas ouvert son impression. Prenez le ZIP\u00A0: le fichier book.html qu’il contient s’imprime partout.",
  },
  bring: {
    title: "Rapporter une copie",
    text: "D’une copie de Tendre (JSON ou ZIP, scellé ou non), ou de Day One, Daylio, Journal d’Apple, Journey, Google Takeout (photos) ou de tout tableau (CSV)\u00A0: le fichier tel que l’autre application l’a donné. Vous voyez d’abord ce qu’il changerait\u00A0; rien n’est écrit avant votre accord.",
    choose: "Choisir un fichier",
    chooseOther: "Choisir un autre fichier",
    comparing: "Lecture du fichier et comparaison avec votre journal…",
    reading: "{done, number} sur {of, number} photos et vidéos regardées…",
    files: "{done, number} sur {of, number} photos et vidéos reprises…",
    writing: "{done, number} sur {of, number} pages…",
    sealed: {
      text: "Ce fichier est scellé. Tapez la phrase secrète qui l’a scellé\u00A0: elle reste sur cet appareil.",
      label: "Phrase secrète du fichier",
      show: "Montrer la phrase secrète",
      hide: "Cacher la phrase secrète",
      open: "L’ouvrir",
      wrong: "Cette phrase n’ouvre pas le fichier. Majuscules, espaces et accents comptent.",
      empty: "Tapez d’abord la phrase secrète.",
    },
    stop: "Arrêter, sans rien rapporter",
    unchanged: "Votre journal est inchangé.",
    refused: {
      too_large: "Ce fichier dépasse 64\u00A0Mo. Il n’a pas été ouvert.",
      not_text: "Ce n’est pas un fichier de texte, donc pas une copie JSON d’un journal.",
      truncated:
        "Ce fichier s’arrête au milieu\u00A0: la copie ou son téléchargement a été coupé. Prenez le fichier entier.",
      too_deep: "Ce fichier est bâti comme aucune copie de journal ne l’est. Il n’a pas été lu.",
      not_json:
        "Ce fichier est abîmé{line, plural, =0 {} other { à la ligne {line, number}}}\u00A0: la suite ne peut pas être lue.",
      not_a_copy: "Ce n’est pas la copie d’un journal Tendre.",
      newer:
        "Cette copie vient d’une version plus récente de Tendre (format {version, number}). Rafraîchissez la page, puis choisissez-la de nouveau.",
      veiled:
        "Les noms de cette copie sont voilés\u00A0: faite pour d’autres yeux, elle mettrait des alias à la place des noms.",
      no_table:
        "Ce n’est ni la copie d’un journal Tendre, ni le journal d’une autre application que l’on reconnaisse. Un tableau a deux colonnes au moins.",
      too_many_rows: "Ce tableau a plus de 100\u00A0000 lignes. Il n’a pas été lu.",
      unreadable: "Le fichier n’a pas pu être lu. Choisissez-le de nouveau.",
      seal_for_a_key:
        "Ce fichier a été scellé pour la clé de quelqu’un, pas par une phrase secrète. Ouvrez-le avec le programme qui a la clé, puis choisissez ce qui en sort.",
      seal_damaged: "Ce fichier scellé est coupé, ou a été changé depuis. Il ne s’ouvre pas.",
      seal_too_hard:
        "Ouvrir ce fichier demande plus de mémoire que ce navigateur n’en donne. Ouvrez-le avec un programme age, puis choisissez ce qui en sort.",
      zip_not_one: "Ce n’est pas un ZIP qui puisse être ouvert.",
      zip_truncated:
        "Ce ZIP s’arrête au milieu\u00A0: la copie ou son téléchargement a été coupé. Prenez le fichier entier.",
      zip_damaged: "Ce ZIP est abîmé\u00A0: sa liste de fichiers ne peut pas être lue.",
      zip_in_parts: "C’est une partie d’un ZIP en plusieurs fichiers. Réunissez-les d’abord.",
      zip_too_many:
        "Ce ZIP contient plus de 100\u00A0000 fichiers, ce qu’aucune copie de journal ne fait. Il n’a pas été ouvert.",
      zip_encrypted_whole:
        "Ce ZIP est fermé par le mot de passe d’un autre programme. Ouvrez-le d’abord là-bas.",
      zip_without_journal:
        "Ce ZIP ne contient pas de journal.json\u00A0: ce n’est pas la copie d’un journal Tendre.",
      zip_bad_name:
        "Ce ZIP contient un fichier dont le nom mène hors de lui ou n’en est pas un\u00A0: «\u00A0{entry}\u00A0». Rien n’en a été ouvert.",
      zip_link:
        "Ce ZIP contient un lien vers autre chose\u00A0: «\u00A0{entry}\u00A0». Rien n’en a été ouvert.",
      zip_twice:
        "Ce ZIP contient deux fichiers du même nom\u00A0: «\u00A0{entry}\u00A0». Rien n’en a été ouvert.",
      zip_encrypted:
        "«\u00A0{entry}\u00A0» est fermé, dans ce ZIP, par le mot de passe d’un autre programme. Ouvrez-le d’abord là-bas.",
      zip_bomb:
        "Ce ZIP dit contenir, une fois décompressé, plus qu’aucun journal ne contient («\u00A0{entry}\u00A0»). Rien n’en a été ouvert.",
      zip_entry_too_large:
        "«\u00A0{entry}\u00A0», dans ce ZIP, est plus grand qu’un journal ne peut l’être. Il n’a pas été ouvert.",
      zip_entry_damaged: "«\u00A0{entry}\u00A0» est abîmé dans ce ZIP. Reprenez le fichier entier.",
      zip_entry_unsupported:
        "«\u00A0{entry}\u00A0» est emballé, dans ce ZIP, d’une façon que ce navigateur n’ouvre pas.",
    },
    product: {
      day_one: "Ce qui vient de Day One",
      daylio: "Ce qui vient de Daylio",
      apple_journal: "Ce qui vient du Journal d’Apple",
      journey: "Ce qui vient de Journey",
      takeout: "Ce qui vient avec les photos de Google",
      table: "Ce qui vient du tableau",
    },
    remap: "Changer les choix",
    copyOf: "Une copie du {day}",
    copyUndated: "Une copie sans date",
    from: {
      own: "Elle vient de ce journal.",
      other:
        "Elle vient d’un autre journal, d’un autre compte ou d’un autre appareil\u00A0: ses pages viennent comme nouvelles, et une seule fois.",
      unknown:
        "Elle ne dit pas de quel journal elle vient\u00A0: ses pages viennent comme nouvelles, et une seule fois.",
      app: "Ses pages viennent comme nouvelles, et une seule fois\u00A0: le même fichier, ou un plus récent, retrouve ce qu’il a apporté.",
    },
    state: {
      new: "Nouveau ici",
      same: "Identique ici",
      different: "Différent ici",
      trashed: "À la corbeille ici",
    },
    empty: "Elle ne contient aucune page qui puisse être prise.",
    withoutFile:
      "{count, plural, =1 {Une photo ou vidéo y est décrite sans son fichier, et reste dehors.} other {{count, number} photos et vidéos y sont décrites sans leurs fichiers, et restent dehors.}}",
    versioned:
      "{count, plural, =1 {Les versions précédentes d’un moment restent dans le fichier\u00A0: ici, son historique commence à la plus récente.} other {Les versions précédentes de {count, number} moments restent dans le fichier\u00A0: ici, leur historique commence à la plus récente.}}",
    whatDiffers: "{count, plural, =1 {La page qui diffère} other {Les {count, number} pages qui diffèrent}}",
    inTrash: "est à la corbeille ici",
    table: {
      relationships: "Personne",
      moments: "Moment",
      media: "Photo ou vidéo",
      conversations: "Conversation avec LISA",
      turns: "Question à LISA",
      profile: "Ce que vous dites de vous",
    },
    mode: {
      label: "Ce qui est déjà ici",
      merge: "Est reconnu",
      mergeDetail: "Seul le nouveau vient.",
      otherDetail: "Ce que cette copie a déjà apporté ne vient pas deux fois.",
      copies: "Tout vient comme de nouvelles pages",
      copiesDetail: "Ce qui est déjà ici s’y trouve alors deux fois.",
    },
    difference: {
      label: "Là où les deux diffèrent",
      keep: "Garder ce qui est ici",
      keepDetail: "Ce qui est à la corbeille ici y reste.",
      take: "Prendre ce que dit la copie",
      takeDetail: "Ce qui est ici devient une version antérieure\u00A0; ce qui est à la corbeille revient.",
    },
    who: "Qui vient",
    withMoments: "{count, plural, =1 {avec un moment} other {avec {count, number} moments}}",
    withProfile: "Prendre aussi ce qu’elle dit de vous\u00A0: nom, mots, intérêts, réglages du Jeu",
    withMedia:
      "{count, plural, =1 {Avec la photo ou vidéo} other {Avec les {count, number} photos et vidéos}} ({size})",
    withConversations:
      "{count, plural, =1 {Avec la conversation avec LISA, sauf si elle parle de quelqu’un qui reste dehors} other {Avec les {count, number} conversations avec LISA, sauf celles qui parlent de quelqu’un qui reste dehors}}",
    goesUp:
      "Elles partent ensuite vers votre compte, une par une\u00A0; fermer cette page ne fait que suspendre l’envoi. Ce qui n’y trouve pas de place attend sur cet appareil.",
    notes: {
      title:
        "{count, plural, =1 {Une page n’est pas comme il faut} other {{count, number} pages ne sont pas comme il faut}}",
      more: "Et {count, number} autres du même genre.",
      entry: "{table} {place, number}",
      quoted: "«\u00A0{text}\u00A0»",
      said: "Le fichier dit «\u00A0{text}\u00A0».",
      leftOut: "Cela reste dehors.",
      dropped: "Le reste vient sans cela.",
      cleaned: "Le texte vient sans eux.",
      code: {
        required: "n’a pas ce qu’il faut\u00A0: {field}.",
        wrong_type: "ne peut pas être lu ici\u00A0: {field}.",
        too_long: "est trop long pour {field}, et un texte n’est jamais coupé.",
        too_many: "en a trop pour {field}.",
        of_five: "a une valeur qui n’est pas entre 1 et 5\u00A0: {field}.",
        out_of_range: "sort des bornes permises\u00A0: {field}.",
        not_allowed: "a pour {field} une valeur qui n’existe pas.",
        not_a_date: "n’a pas de date entre 1900 et 2200 pour {field}.",
        unknown_field: "dit une chose que cette version ne connaît pas ({field}).",
        protected_field: "dit une chose qu’aucun fichier ne peut dire ({field}).",
        name_required: "n’a pas ce qu’il faut\u00A0: {field}.",
        name_too_long: "est trop long pour {field}, et un texte n’est jamais coupé.",
        rating_range: "sort des bornes permises\u00A0: {field}.",
        age_range: "a une valeur qui n’est pas entre 0 et 120\u00A0: {field}.",
        start_in_future: "commence dans l’avenir.",
        end_in_future: "finit dans l’avenir.",
        end_before_start: "finit avant son début.",
        date_in_future: "se trouve dans l’avenir.",
        hour_in_future: "a une heure encore à venir.",
        cleaned: "contient des signes invisibles dans {field}.",
        not_an_entry: "n’est pas une page.",
        empty: "est vide\u00A0: pas un mot, ni humeur, ni étiquette, ni image.",
        bad_id: "a un identifiant qui n’en est pas un.",
        twice: "a l’identifiant d’une page précédente.",
        file_damaged: "a un fichier qui ne s’ouvre pas, ou n’est pas celui que décrit la copie.",
        file_too_large: "a un fichier de plus de 10\u00A0Mo.",
        file_twice: "a le même fichier qu’une page précédente.",
        no_person: "parle de quelqu’un qui n’est ni dans la copie ni dans votre journal.",
      },
    },
    overflow: {
      relationships:
        "Votre formule garde {limit, plural, =1 {une relation} other {{limit, number} relations}}\u00A0: {over, plural, =1 {une personne} other {{over, number} personnes}} de trop. Laissez-en dehors, plus haut.",
      media:
        "Votre formule garde {limit, number} photos et vidéos\u00A0: il en viendrait {over, number} de trop. Laissez dehors des personnes, plus haut, ou les photos et vidéos.",
    },
    seePlans: "Voir les formules",
    write: "Rapporter",
    leave: "Ne rien faire",
    close: "Fermer",
    nothingNew: "Avec ce choix, il n’y a rien à rapporter.",
    failed: {
      storage_full: "Rien n’a été rapporté\u00A0: la mémoire de ce navigateur est pleine.",
      failed: "Rien n’a été rapporté\u00A0: quelque chose s’est mal passé. Réessayez.",
      changed: "Rien n’a été rapporté\u00A0: le fichier a changé entre-temps. Choisissez-le de nouveau.",
      invalid: "Rien n’a été rapporté\u00A0: «\u00A0{label}\u00A0» ne peut pas être gardé tel quel.",
    },
    done: "Rapporté\u00A0: {what}. Cela peut être annulé pendant trente jours, ci-dessous{isAccount, select, true {, tant que vous ne vous déconnectez pas sur cet appareil} other {}}.",
    sending:
      "{count, plural, =1 {La photo ou vidéo est} other {Les {count, number} photos et vidéos sont}} sur cet appareil, en route vers votre compte. Vous pouvez fermer cette page\u00A0: l’envoi reprend dès que Tendre est ouvert.",
    seeList: "Vers la liste",
    changed: "{count, plural, =1 {une page modifiée} other {{count, number} pages modifiées}}",
    recent: {
      title: "Rapporté sur cet appareil",
      line: "{when}\u00A0: {what}",
      undo: "Annuler ce retour",
      keep: "Le garder",
      askTitle: "Annuler ce retour\u00A0?",
      askText:
        "Ce qui est venu part à la corbeille pour trente jours, avec ce que vous avez écrit depuis sur ces personnes. Ce qui a changé retrouve ses valeurs d’avant, sauf si vous l’avez modifié depuis.",
      undone:
        "Annulé ({when})\u00A0: {trashed, plural, =0 {rien} =1 {une page} other {{trashed, number} pages}} à la corbeille{reverted, plural, =0 {} =1 {, une remise comme avant} other {, {reverted, number} remises comme avant}}{kept, plural, =0 {} other {, {kept, number} laissées comme vous les avez modifiées depuis}}.",
      erased:
        "{count, plural, =1 {Une de ses pages touche} other {{count, number} de ses pages touchent}} quelqu’un que vous avez effacé partout\u00A0: cela reste effacé.",
      failed: {
        storage_full: "Pas annulé\u00A0: la mémoire de ce navigateur est pleine.",
        not_found: "C’était déjà annulé.",
        failed: "Pas annulé\u00A0: quelque chose s’est mal passé. Réessayez.",
      },
    },
  },
} as const satisfies Messages<typeof en>;
