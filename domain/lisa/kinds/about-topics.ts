/** What is asked of her that she is not: a therapist, a friend; who reads along, what she keeps, what she may change. */
import type { LisaReply } from "../reply.ts";
import { AnswerDraft, type Asked } from "../speak/answer-draft.ts";
import type { FixedSentence } from "../speak/fixed-sentences.ts";
import { count } from "../speak/say.ts";
import { helpWay } from "./help-way.ts";

const topics = {
  no_therapist:
    /\b(?:therap\w*|psy|psycholog\w*|psychiatr\w*|shrink|cbt|tcc|emdr|hypnos\w*|seance|session|coach|counsel\w*|exercises?|exercices?)\b/,
  no_friend:
    /\b(?:only|best|seule?|meilleure?) (?:friend|one|person|amie?|personne)\b|\b(?:my|a|mon|ma|une?) (?:friend|amie?|girlfriend|boyfriend|copine?|copain)\b|\bconfident/,
  only_yours:
    /\b(?:users?|other|another|someone else|somebody else|everyone's|autres?|utilisat\w+|membres?|diary|account|compte|profile|profil|tendre|this app|l'appli)\b|\b(?:\w+'s|his|her|their|son|sa|leur) (?:secret )?journal\b/,
  no_pictures: /\b(?:photos?|pictures?|images?)\b/,
  who_reads:
    /\b(?:who (?:reads|can|sees)|qui (?:lit|peut|voit)|private|confidential|confidentiel|prive)\b|\b(?:do|did|will|are) you (?:store|keep|save|record|share|sell|upload|listening|spying|recording)\b|\b(?:stockes|gardes|enregistres|conserves|vends|partages)\b|\b(?:is|are|est-ce|c'est|reste)\b.{0,24}\bsecret\b/,
  no_memory: /\b(?:remember|souviens|rappelles|last time)\b/,
  no_hands:
    /^(?:please )?(?:delete|erase|remove|rename|edit|publish|share|export|print|remind me to|set (?:a|me|an)|create|add|note|write down|efface|supprime|modifie|renomme|publie|partage|exporte|imprime|cree|ajoute|enregistre|programme|rappelle-moi d)\b/,
  stands_on:
    /^(?:are you (?:really )?sure|tu es sure?|es-tu sure?|vous etes sure?|why did you say|pourquoi (?:tu dis|dis-tu)|who (?:told|said)|qui (?:t'a|te l'a) dit|c'est (?:faux|pas vrai)|that'?s (?:wrong|false|not true)|ce n'est pas vrai|how do you know|comment (?:tu )?(?:le )?sais(?:-tu)?|d'ou (?:tu )?(?:sors|tiens))/,
  no_praise:
    /\b(?:you (?:only|just|always)|tu (?:me )?dis|admit it|avoue|the best)\b|\bwhat do you (?:really )?think (?:of|about)\b|\bpenses(?:-tu)? (?:quoi )?(?:de|d')|\bdo you like\b|\baimes bien\b/,
} as const satisfies Partial<Readonly<Record<FixedSentence, RegExp>>>;

type Topic = keyof typeof topics;

/** Null where the question is what she is, and no more. */
export function topicOf(folded: string): Topic | null {
  const isKnown = (name: string): name is Topic => Object.hasOwn(topics, name);
  if (
    /\b(?:are|is) you\b(?! (?:listening|spying|recording|sure|really sure))|\bes-tu\b(?! sure)|\bignore\b|\binstructions?\b|\bprompt\b/.test(
      folded,
    )
  )
    return null;
  for (const [name, cue] of Object.entries(topics)) {
    if (isKnown(name) && cue.test(folded)) return name;
  }
  return null;
}

export function aboutTopic(asked: Asked, topic: Topic): LisaReply {
  const draft = new AnswerDraft(asked);
  if (!draft.fixed("lead", topic))
    draft.say(
      "lead",
      ["As I said: software, with {n} to cite.", "Comme je l’ai dit : un logiciel, avec {n} à citer."],
      {
        n: count("page", asked.index.all.length, draft.language),
      },
    );
  draft.remember("software:0");
  if (topic === "no_therapist" || topic === "no_friend") {
    draft.fixed("offer", "help_soft");
    draft.way(helpWay(draft.language));
  }
  return draft.noQuestion().finish();
}
