/** What a sign-in or a sign-out puts away of others in this browser: their journals, and a demo that a tab still shows. */
export { takeOpenDemoAlong } from "#app/store/demo/written.ts";
export { deleteAll, lockAway, otherJournalOwners } from "./other-journals.ts";
