/** What the form about oneself holds while it is typed, and what it is kept as. */
import { type Profile, type ProfileFields, profileLimits } from "#domain/account/profile.ts";

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
  const { min, max } = profileLimits.age;
  const refused: Readonly<Record<PersonField, boolean>> = {
    firstName: draft.firstName.trim().length > profileLimits.name,
    lastName: draft.lastName.trim().length > profileLimits.name,
    age: age !== null && !(Number.isInteger(age) && age >= min && age <= max),
    location: draft.location.trim().length > profileLimits.location,
    bio: draft.bio.trim().length > profileLimits.bio,
    interests:
      interests.length > profileLimits.interests ||
      interests.some((interest) => interest.length > profileLimits.interest),
  };
  const order = ["firstName", "lastName", "age", "location", "bio", "interests"] as const;
  return order.filter((field) => refused[field]);
}
