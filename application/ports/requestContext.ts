import type { AuthCode, ProfileId } from '#domain/identity/accessToken.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { OAuth } from '#domain/redirect/redirect.ts';
import type { ReferenceSource } from '#domain/redirect/referenceSource.ts';

/** What every identity call carries: the origin and the redirect of the visit. */
export type RequestContext = {
  readonly platform: Platform;
  readonly redirectUrl: string;
  readonly referenceSource: ReferenceSource | null;
  readonly oAuth: OAuth;
  readonly preferredLanguage: string;
  readonly helpcentre: string | null;
  readonly location: string;
};

/** An auth code for the redirect, and the profile it belongs to. */
export type Grant = { readonly authCode: AuthCode; readonly profileId: ProfileId | null };
