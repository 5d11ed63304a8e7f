import type { SafeUrl } from './redirect.ts';

/** What a person may call the site an admitted address leads to: its host. */
export const siteName = (redirect: SafeUrl): string => new URL(redirect).host;
