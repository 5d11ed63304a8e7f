/** The identity providers that the product knows. `locales/custom-social.json` has their names. */
export const socialProviders = ['apple', 'facebook', 'google', 'linkedin', 'microsoft'] as const;

/** The id of an identity provider, as it stands in the path of `social-auth`. */
export type SocialProvider = (typeof socialProviders)[number];

/** The provider with this id; null for any other word. */
export const parseSocialProvider = (word: string): SocialProvider | null =>
  socialProviders.find((id) => id === word) ?? null;
