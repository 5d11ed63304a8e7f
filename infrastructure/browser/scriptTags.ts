import type { ScriptLoader } from '#application/ports/browser.ts';
import { attempt } from '#infrastructure/attempt.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

/** The Trusted Types policy by which our own code loads the script of another party. */
export const ownScriptsPolicy: string = 'account-scripts';

type Page = Pick<Document, 'createElement' | 'head'>;

/** A policy of Trusted Types, of which TypeScript's DOM knows nothing: a trusted address is assigned like a string. */
type ScriptPolicy = { readonly createScriptURL: (address: string) => string };

/** The browser's Trusted Types; undefined in a browser without them. */
export type TrustedTypes = { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined;

declare global {
  var trustedTypes: TrustedTypes;
}

/** Loads scripts as elements of the page's head, under our own Trusted Types policy. */
export const makeScriptTags = (page: Page, types: TrustedTypes = globalThis.trustedTypes): ScriptLoader => {
  let policy: ScriptPolicy | null = null;
  // Because: a page whose policy admits no other party admits no Trusted Types policy, so it is made for the first script.
  const trusted = (address: string): string => {
    policy ??= types?.createPolicy(ownScriptsPolicy, { createScriptURL: (own) => own }) ?? null;
    return policy?.createScriptURL(address) ?? address;
  };
  const append = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const script = page.createElement('script');
      script.async = true;
      script.src = trusted(address);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error('The script could not be loaded')));
      page.head.append(script);
    });
  return { load: (address) => attempt(() => append(address), normaliseError) };
};
