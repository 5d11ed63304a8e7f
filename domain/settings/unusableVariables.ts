import { refusedDirectives, reportTarget, tagManagerScript, unusableEntries } from './policySources.ts';
import { contactAddress } from './securityTxt.ts';
import type { Settings, SettingsBlock } from './settings.ts';

/** The dotted names of the variables, of the entries of a list, and of the directives in these blocks that have a value without effect. */
export const unusableVariables = (settings: Settings, blocks: ReadonlyArray<SettingsBlock>): ReadonlyArray<string> => [
  ...(settings.tagManager.src !== null && tagManagerScript(settings) === null ? ['tagManager.src'] : []),
  ...unusableEntries(settings),
  ...(settings.reporting.endpoint !== null && reportTarget(settings) === null ? ['reporting.endpoint'] : []),
  ...(settings.securityContact !== null && contactAddress(settings) === null ? ['securityContact'] : []),
  ...refusedDirectives(blocks),
];
