/** Where the last response about the subscription is stored. */
export const rememberedKey = "subscription";
