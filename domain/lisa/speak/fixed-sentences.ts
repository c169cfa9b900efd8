/** Sentences that say the same whatever the journal holds: each is said once in a conversation, then another in its place, or none. */
import type { Pair } from "./say.ts";

export const fixedSentences = {
  software: [
    [
      "I am software. I cite your pages and I can be wrong.",
      "Je suis un logiciel. Je cite vos pages et je peux me tromper.",
    ],
  ],
  limit: [["You write one side, and not every day.", "Vous écrivez un seul côté, et pas tous les jours."]],
  together: [
    [
      "These moved together; that is not yet a why.",
      "Cela a bougé ensemble ; ce n’est pas encore une raison.",
    ],
  ],
  empty_word: [
    [
      "That is nearly what the word means, and I draw nothing from it.",
      "C’est presque le sens du mot, je n’en tire rien.",
    ],
  ],
  by_words: [
    ["No tag says so: I went by words, not tags.", "D’après les mots, faute d’étiquettes."],
    ["Again by words, not tags.", "Là encore par les mots, non par les étiquettes."],
  ],
  tags_are_yours: [
    [
      "These tags are yours: you may tag differently from before.",
      "Ces étiquettes sont les vôtres : peut-être étiquetez-vous autrement qu’avant.",
    ],
  ],
  without_page: [["Whether a day without a page was good.", "Si un jour sans page était bon."]],
  when_something: [
    [
      "You write when something happens, perhaps, and less when nothing does.",
      "Vous écrivez peut-être quand il se passe quelque chose, et moins le reste du temps.",
    ],
  ],
  not_filling: [
    [
      "I don’t fill gaps. A line on a page is enough for the next time you ask.",
      "Je ne comble pas les blancs. Une ligne sur une page suffit pour la prochaine fois.",
    ],
  ],
  one_line: [["One line is enough to begin.", "Une ligne suffit pour commencer."]],
  yours: [
    [
      "That one is yours; I can lay your pages on both sides of it.",
      "Cette décision est à vous ; je peux poser vos pages de part et d’autre.",
    ],
    [
      "I leave that with you; here is what you wrote around it.",
      "Je vous laisse cela ; voici ce que vous avez écrit autour.",
    ],
    [
      "This stays in your hands; these are your own criteria.",
      "Cela reste entre vos mains ; voici vos propres critères.",
    ],
  ],
  no_fault: [
    [
      "I can’t weigh fault, and your pages don’t lay it on one person.",
      "Je ne peux pas peser une faute, et vos pages ne la posent pas sur une seule personne.",
    ],
    [
      "No scale here: I can only put both sides next to each other.",
      "Pas de balance ici : je peux seulement mettre les deux côtés l’un près de l’autre.",
    ],
  ],
  no_word: [
    [
      "I don’t put a word on anyone. I can show you what you wrote, and who can help you find the word.",
      "Je ne pose de mot sur personne. Je peux vous montrer ce que vous avez écrit, et qui peut vous aider à trouver le mot.",
    ],
    [
      "The word is not mine to give; the pages are here.",
      "Ce mot, ce n’est pas à moi de le donner ; les pages sont là.",
    ],
  ],
  help_near: [
    [
      "If any of this is going on now, or you are afraid, the help lines are one tap away: the people there know these words well.",
      "Si cela se passe en ce moment, ou si vous avez peur, les lignes d’écoute sont à un geste d’ici : on y connaît bien ces mots.",
    ],
  ],
  help_soft: [
    [
      "If tonight is heavier than a page can hold, the help lines are one tap away.",
      "Si ce soir pèse plus qu’une page ne peut porter, les lignes d’écoute sont à un geste d’ici.",
    ],
  ],
  no_scale: [
    [
      "I don’t put people on a scale; I can lay your own pages side by side, in calendar order.",
      "Je ne mets personne sur une balance ; je peux poser vos pages côte à côte, dans l’ordre du calendrier.",
    ],
    ["Side by side, then, the writer with the writer.", "Côte à côte donc, vous avec vous."],
  ],
  one_word: [
    ["One word is enough to begin with.", "Un mot suffit pour commencer."],
    ["A word, and your pages nearest to it.", "Un mot, et les pages qui en sont le plus près."],
  ],
  said_pain: [
    ["These pages are nearest to what you say.", "Ces pages sont les plus proches de ce que vous dites."],
    ["Again, the pages nearest to it.", "Encore une fois, les pages les plus proches."],
  ],
  imagine: [
    ["I can only imagine it, with what you noted.", "Je ne peux que l’imaginer, avec ce que vous avez noté."],
    ["Imagined again, out of your own pages only.", "Imaginé encore, avec vos seules pages."],
  ],
  draft_own: [
    [
      "Here is a draft made of your own sentences, in the order you lived them; only the order is mine.",
      "Voici un brouillon fait de vos propres phrases, dans l’ordre où vous les avez vécues ; seul l’ordre est de moi.",
    ],
    ["Another draft, again of your own sentences.", "Un autre brouillon, encore avec vos propres phrases."],
  ],
  talk_small: [
    [
      "Aloud perhaps, and with the smallest thing first: here is how you have begun before.",
      "De vive voix peut-être, et par le plus petit : voici comment vous avez déjà commencé.",
    ],
    ["Here is what you have to begin with.", "Voici de quoi commencer."],
  ],
  ongoing_limit: [
    [
      "One of these stories has an ending, which darkens the count; the other is still being written.",
      "L’une de ces histoires a une fin, qui assombrit le compte ; l’autre s’écrit encore.",
    ],
  ],
  not_me: [
    [
      "No: I am software. I cite your pages and I can be wrong.",
      "Non : je suis un logiciel. Je cite vos pages et je peux me tromper.",
    ],
    ["Software, as before.", "Un logiciel, comme tout à l’heure."],
  ],
  no_instructions: [
    [
      "I am software that reads your pages and answers; I hold no tools and change nothing.",
      "Je suis un logiciel qui lit vos pages et répond ; je n’ai pas d’outils et ne change rien.",
    ],
  ],
  nobody_rated: [
    [
      "I rate nobody; I put your own lines in front of your own pages.",
      "Je ne note personne ; je mets vos propres lignes en face de vos propres pages.",
    ],
    ["Lines against pages again, without a total.", "Encore des lignes en face de pages, sans total."],
  ],
  way_honest: [
    [
      "I can help you put the question itself, in your own words.",
      "Je peux vous aider à poser la question elle-même, avec vos mots.",
    ],
  ],
  blank_paper: [["Not a lack: blank paper.", "Ce n’est pas un manque, c’est du papier blanc."]],
  three_ways: [
    [
      "I’m not sure what to look for. Here are three ways in.",
      "Je ne sais pas quoi chercher. Voici trois entrées.",
    ],
    [
      "I did not find my way in; these three are open.",
      "Je n’ai pas trouvé par où entrer ; ces trois entrées sont ouvertes.",
    ],
  ],
  for_a_doctor: [
    [
      "That is for a doctor or a pharmacist who knows you: I read pages, and cannot judge what a body or a remedy needs.",
      "C’est à un médecin ou à un pharmacien de le dire : je lis des pages, je ne peux pas juger d’un corps ni d’un remède.",
    ],
    [
      "Again one for a doctor, not for software.",
      "Là encore, c’est l’affaire d’un médecin, non d’un logiciel.",
    ],
  ],
  name_of_a_doctor: [
    [
      "Such a name is for a doctor or a psychologist to give, not for software. What you wrote I can show.",
      "Un tel nom, c’est à un médecin ou à un psychologue de le poser, non à un logiciel. Ce que vous avez écrit, je peux le montrer.",
    ],
  ],
  not_said: [
    [
      "No page I may read says so, and what no page says I cannot know.",
      "Aucune page que je peux lire ne le dit, et ce qu’aucune page ne dit, je ne peux pas le savoir.",
    ],
    [
      "Still on no page I may read, and I don’t guess.",
      "Toujours sur aucune page que je peux lire, et je ne devine pas.",
    ],
  ],
  not_felt: [
    [
      "What somebody else feels is on no page; what you noted of it, and how your pages moved, is.",
      "Ce que ressent quelqu’un d’autre n’est sur aucune page ; ce que vous en avez noté, et le mouvement de vos pages, oui.",
    ],
    [
      "I can’t read anyone’s heart from your pages; here is what they hold.",
      "Je ne lis dans le cœur de personne ; voici ce que tiennent vos pages.",
    ],
  ],
  no_norm: [
    [
      "What is normal is written nowhere; I can only show what was so with you.",
      "Ce qui est normal n’est écrit nulle part ; je peux seulement montrer ce qu’il en était chez vous.",
    ],
  ],
  no_future: [
    [
      "What comes is on no page; I can only show what has been.",
      "Ce qui viendra n’est sur aucune page ; je peux seulement montrer ce qui a été.",
    ],
    ["Of what comes I know nothing, still.", "De ce qui viendra, je ne sais toujours rien."],
  ],
  only_pages: [
    [
      "That lies outside your journal: I read your pages and cite them, and know nothing else.",
      "Cela n’est pas dans votre journal : je lis vos pages et les cite, je ne sais rien d’autre.",
    ],
  ],
  no_ideas: [
    [
      "I have no ideas of my own to give; I can show which of your pages were light.",
      "Je n’ai pas d’idées à donner ; je peux montrer lesquelles de vos pages étaient légères.",
    ],
  ],
  no_hour: [
    [
      "A page has the day it tells of, not the hour at which you wrote it.",
      "Une page porte le jour dont elle parle, non l’heure à laquelle vous l’avez écrite.",
    ],
  ],
  only_yours: [
    [
      "I read your own pages and nobody else’s: of other people here I know nothing.",
      "Je lis vos pages et celles de personne d’autre : des autres, ici, je ne sais rien.",
    ],
  ],
  stands_on: [
    [
      "What I say stands on the pages that I cite: each can be opened. I can be wrong, and you were there.",
      "Ce que je dis tient aux pages que je cite : chacune s’ouvre. Je peux me tromper, et vous y étiez.",
    ],
  ],
  no_advice: [
    [
      "How to do it is on no page; I can show how it went before.",
      "Comment faire n’est sur aucune page ; je peux montrer comment cela s’est passé.",
    ],
  ],
  no_pictures: [
    [
      "I don’t see pictures: I read words, and what is written under a picture where that is switched on.",
      "Je ne vois pas les images : je lis des mots, et ce qui est écrit sous une image quand c’est permis.",
    ],
  ],
  two_languages: [
    [
      "I read English and French; ask me in one of them, and the pages keep their own language.",
      "Je lis l’anglais et le français ; demandez dans l’une de ces langues, les pages gardent la leur.",
    ],
  ],
  told_good: [
    [
      "If no page says it yet, one line would keep it.",
      "Si aucune page ne le dit encore, une ligne suffit à le garder.",
    ],
  ],
  told_ending: [
    [
      "I change nothing on a record, and draw nothing from it; these pages are nearest.",
      "Je ne change rien à une fiche et n’en tire rien ; ces pages en sont le plus près.",
    ],
  ],
  no_ranking: [
    [
      "I rank nobody and give no marks; your pages can be counted, which is not the same.",
      "Je ne classe personne et ne donne pas de note ; vos pages se comptent, ce n’est pas la même chose.",
    ],
  ],
  endings_darken: [
    [
      "Stories that ended hold their endings, which darkens their count.",
      "Les histoires finies contiennent leur fin, qui assombrit leur compte.",
    ],
  ],
  pages_are_not_weight: [
    [
      "Pages say how often you wrote, not how much it mattered.",
      "Des pages disent combien vous avez écrit, pas combien cela comptait.",
    ],
  ],
  no_right: [
    [
      "Whether it was right is not for me to say; here is what you wrote around it.",
      "Si c’était juste, ce n’est pas à moi de le dire ; voici ce que vous avez écrit autour.",
    ],
  ],
  no_word_for_you: [
    [
      "I have no word for what you are. I can show what you wrote of yourself, on both kinds of day.",
      "Je n’ai pas de mot pour ce que vous êtes. Je peux montrer ce que vous avez écrit de vous, les jours légers comme les jours lourds.",
    ],
  ],
  no_therapist: [
    [
      "That is a psychologist’s work, not software’s: I read your pages and cite them.",
      "C’est le travail d’un psychologue, non d’un logiciel : je lis vos pages et je les cite.",
    ],
  ],
  no_friend: [
    [
      "I am software, and stand in for nobody: what I have is your pages, not a life beside yours.",
      "Je suis un logiciel et ne remplace personne : j’ai vos pages, non une vie à côté de la vôtre.",
    ],
  ],
  who_reads: [
    [
      "I run on this device, and read your pages here. Where another model was chosen, only text with invented names leaves; under such a reply, what was sent can be opened.",
      "Je fonctionne sur cet appareil et j’y lis vos pages. Si un autre modèle a été choisi, seul un texte aux noms inventés en sort ; sous une telle réponse, ce qui a été envoyé peut être ouvert.",
    ],
  ],
  no_memory: [
    [
      "I know your pages and this conversation, and nothing from the others.",
      "Je connais vos pages et cette conversation, et rien des autres.",
    ],
  ],
  no_hands: [
    [
      "I read and cite; I change nothing. A page is changed or deleted on the page itself.",
      "Je lis et je cite, sans rien changer. Une page se modifie ou s’efface sur la page même.",
    ],
  ],
  no_praise: [
    [
      "I give no praise and take no side: ask, and I cite what your pages have, even where they say otherwise.",
      "Je ne flatte pas et ne prends pas parti : demandez, et je cite vos pages, même quand elles disent autre chose.",
    ],
  ],
  under_age: [
    [
      "About anyone under eighteen I read nothing and say nothing. An adult who can be trusted, or a help line, is better for this than software.",
      "Sur toute personne de moins de dix-huit ans, je ne lis rien et ne dis rien. Un adulte de confiance ou une ligne d’écoute vaut mieux ici qu’un logiciel.",
    ],
  ],
  nothing_yet: [
    [
      "There is nothing to read yet. One line is enough to begin.",
      "Rien à lire encore. Une ligne suffit pour commencer.",
    ],
    ["Still nothing to read.", "Toujours rien à lire."],
  ],
} as const satisfies Readonly<Record<string, readonly Pair[]>>;
export type FixedSentence = keyof typeof fixedSentences;
