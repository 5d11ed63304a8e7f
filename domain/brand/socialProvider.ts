/** The identity providers that the product knows: `locales/custom-social.json` names each, and an address can be made for no other. */
export const socialProviders = ['apple', 'facebook', 'google', 'linkedin', 'microsoft'] as const;

/** The id of an identity provider, as it stands in the path of `social-auth`. */
export type SocialProvider = (typeof socialProviders)[number];

/** The provider that a word is the id of; null for any other word. */
export const parseSocialProvider = (word: string): SocialProvider | null =>
  socialProviders.find((id) => id === word) ?? null;
