import { allowsNothing } from '#domain/redirect/allowList.ts';
import { unusableEntries } from './policyEntries.ts';
import { reportTarget } from './policyReports.ts';
import { contactAddress } from './securityTxt.ts';
import type { Settings } from './settings.ts';
import { tagManagerScript } from './tagManagerScript.ts';

/** The dotted names of the variables, and of the entries of a list, that have a value without effect. */
export const unusableVariables = (settings: Settings): ReadonlyArray<string> => [
  ...(settings.tagManager.src !== null && tagManagerScript(settings) === null ? ['tagManager.src'] : []),
  ...unusableEntries(settings),
  ...(settings.reporting.endpoint !== null && reportTarget(settings) === null ? ['reporting.endpoint'] : []),
  ...(settings.securityContact !== null && contactAddress(settings) === null ? ['securityContact'] : []),
  ...settings.allowedRedirectOrigins.flatMap((entry, at) =>
    allowsNothing(entry) ? [`allowedRedirectOrigins.${at}`] : [],
  ),
];
