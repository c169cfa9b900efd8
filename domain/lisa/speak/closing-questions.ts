/** The one question that an answer may end with: those of its kind first, then any; each once in a conversation. */
import type { QuestionKind } from "../reply.ts";
import type { Pair } from "./say.ts";

const general: readonly Pair[] = [
  ["Which of these pages would you open first?", "Laquelle de ces pages ouvririez-vous d’abord ?"],
  ["What is missing here that you know?", "Que manque-t-il ici, que vous savez ?"],
  ["Which of these lines surprises you?", "Laquelle de ces lignes vous surprend ?"],
  ["What made you ask today?", "Qu’est-ce qui amène cette question aujourd’hui ?"],
  ["What would you add to these pages now?", "Qu’ajouteriez-vous à ces pages maintenant ?"],
  ["What did you hope to find?", "Qu’espériez-vous trouver ?"],
];

const own: Partial<Readonly<Record<QuestionKind, readonly Pair[]>>> = {
  overview: [["Which of these would you like to open?", "Laquelle de ces traces voulez-vous ouvrir ?"]],
  patterns: [["Which of these traces would you follow?", "Laquelle de ces traces voulez-vous suivre ?"]],
  communication: [
    [
      "Is there something now that is still small enough to say?",
      "Y a-t-il en ce moment une chose encore assez petite pour être dite ?",
    ],
  ],
  needs: [["Which line would you add today?", "Quelle ligne ajouteriez-vous aujourd’hui ?"]],
  timeline: [["Which stretch of it would you reread?", "Quel passage reliriez-vous ?"]],
  growth: [
    [
      "What has not changed, and do you want to keep it?",
      "Qu’est-ce qui n’a pas changé, et que vous voulez garder ?",
    ],
  ],
  fault: [["Which of these lines are you asking about?", "De laquelle de ces lignes parlez-vous ?"]],
  decision: [
    ["What would you want to be true the day after?", "Que voudriez-vous qui soit vrai le lendemain ?"],
    [
      "What happened to bring the question up today?",
      "Qu’est-ce qui s’est passé pour que la question vienne aujourd’hui ?",
    ],
  ],
  why_always: [
    [
      "What comes back with it that you would not want to lose?",
      "Qu’est-ce qui revient avec cela, et que vous ne voulez pas perdre ?",
    ],
  ],
  compare: [
    ["What brought them together in your mind?", "Qu’est-ce qui les a rapprochés dans votre pensée ?"],
  ],
  happier: [
    ["Is lighter what you mean by happier?", "Plus léger, est-ce ce que vous entendez par heureux ?"],
  ],
  harm: [["What would you want to be understood?", "Qu’aimeriez-vous faire comprendre ?"]],
  one_word: [["Which of these is nearest to now?", "Laquelle est la plus proche de maintenant ?"]],
  not_there: [["Is it written under another word?", "Est-ce écrit sous un autre mot ?"]],
  verdict: [["What would having the word let you do?", "Qu’est-ce que ce mot vous permettrait ?"]],
  learned: [
    [
      "Which of these lines would you write differently today?",
      "Laquelle de ces lignes réécririez-vous aujourd’hui ?",
    ],
  ],
  more_quarrels: [
    [
      "Is it their number that weighs, or one of them?",
      "Est-ce leur nombre qui vous pèse, ou l’une d’elles ?",
    ],
  ],
  thread: [["What does this thread give you?", "Qu’est-ce que ce fil vous donne ?"]],
  other_telling: [
    ["What would be added to this, do you think?", "Qu’est-ce qui serait ajouté à cela, d’après vous ?"],
  ],
  draft: [["Which sentence is missing?", "Quelle phrase manque ?"]],
  next_crush: [
    [
      "Which of these lines has been read aloud already?",
      "Laquelle de ces lignes a déjà été lue à voix haute ?",
    ],
  ],
  good_memory: [["Which one would you open?", "Laquelle voulez-vous ouvrir ?"]],
  turning_point: [
    ["What do you remember of the days in between?", "Que vous rappelez-vous des jours entre les deux ?"],
  ],
  jealousy: [
    [
      "What would have to be said for it to grow smaller?",
      "Que faudrait-il dire, pour que ce soit plus petit ?",
    ],
  ],
  does_good: [
    ["Which of these could be in this week?", "Laquelle de ces choses tiendrait dans cette semaine ?"],
  ],
  who_begins: [
    ["What would you like the next first step to be?", "Quel premier pas aimeriez-vous la prochaine fois ?"],
  ],
  when: [["What was there before that page?", "Qu’y avait-il avant cette page ?"]],
  suspicion: [["What have you seen, and what are you afraid of?", "Qu’avez-vous vu, et que craignez-vous ?"]],
  closeness: [
    [
      "When did it last feel near, and what was there then?",
      "Quand était-ce proche pour la dernière fois, et qu’y avait-il alors ?",
    ],
  ],
  calendar: [["Does that match how these days feel?", "Est-ce ainsi que ces jours se vivent ?"]],
  record: [["What do you remember of that first day?", "Que vous rappelez-vous de ce premier jour ?"]],
  outside: [["What would knowing it change today?", "Qu’est-ce que le savoir changerait aujourd’hui ?"]],
};

export function closingQuestions(kind: QuestionKind): readonly Pair[] {
  return [...(own[kind] ?? []), ...general];
}
