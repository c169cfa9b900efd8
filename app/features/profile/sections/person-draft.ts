/** What the form about oneself holds while it is typed, and what it is kept as. */
import type { Profile, ProfileFields } from "#domain/account/profile.ts";
import { profileTraits } from "#domain/account/profile-traits.ts";

export type PersonDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly age: string;
  readonly location: string;
  readonly bio: string;
  /** With commas between them. */
  readonly interests: string;
};
export type PersonField = keyof PersonDraft;

export const draftOf = (profile: Profile): PersonDraft => ({
  firstName: profile.first_name ?? "",
  lastName: profile.last_name ?? "",
  age: profile.age === null ? "" : String(profile.age),
  location: profile.location ?? "",
  bio: profile.bio ?? "",
  interests: profile.interests.join(", "),
});

/** Each once, however its letters are set. */
export function readInterests(text: string): string[] {
  const byName = new Map<string, string>();
  for (const interest of text.split(/[,\n]/).map((each) => each.trim().replace(/\s+/g, " "))) {
    const name = interest.toLowerCase();
    if (interest !== "" && !byName.has(name)) byName.set(name, interest);
  }
  return [...byName.values()];
}

/** An age that is no number stays one that the rules refuse. */
export const fieldsOf = (draft: PersonDraft) =>
  ({
    first_name: draft.firstName.trim() || null,
    last_name: draft.lastName.trim() || null,
    age: draft.age.trim() === "" ? null : Number(draft.age),
    location: draft.location.trim() || null,
    bio: draft.bio.trim() || null,
    interests: readInterests(draft.interests),
  }) satisfies Partial<ProfileFields>;

/** What cannot be kept as it is, in the order of the form. */
export function refusedFields(draft: PersonDraft): readonly PersonField[] {
  const { age, interests } = fieldsOf(draft);
  const { first_name, last_name, location, bio, ...traits } = profileTraits;
  const refused: Readonly<Record<PersonField, boolean>> = {
    firstName: draft.firstName.trim().length > first_name.max,
    lastName: draft.lastName.trim().length > last_name.max,
    age: age !== null && !(Number.isInteger(age) && age >= traits.age.min && age <= traits.age.max),
    location: draft.location.trim().length > location.max,
    bio: draft.bio.trim().length > bio.max,
    interests:
      interests.length > traits.interests.count ||
      interests.some((interest) => interest.length > traits.interests.max),
  };
  const order = ["firstName", "lastName", "age", "location", "bio", "interests"] as const;
  return order.filter((field) => refused[field]);
}
