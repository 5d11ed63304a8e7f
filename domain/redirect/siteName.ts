import type { SafeUrl } from './redirect.ts';

/** The name of a redirect's site for people: its host. */
export const siteName = (redirect: SafeUrl): string => new URL(redirect).host;
