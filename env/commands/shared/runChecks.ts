import type { Check } from './checks.ts';

/** How one check ended. */
export type Ending = { readonly name: string; readonly held: boolean };

const runCheck = async ({ name, holds }: Check): Promise<Ending> => {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const held = await holds();
  console.log(`${held ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return { name, held };
};

/** Runs the checks one after another, all of them, even after one has failed. */
export const runChecks = (checks: readonly Check[]): Promise<readonly Ending[]> =>
  checks.reduce<Promise<readonly Ending[]>>(
    async (before, check) => [...(await before), await runCheck(check)],
    Promise.resolve([]),
  );

/** Says which checks did not hold; nothing, when all did. */
export const sayFailed = (endings: readonly Ending[]): void => {
  const failed = endings.filter(({ held }) => !held).map(({ name }) => name);
  if (failed.length > 0) console.error(`\nNot good yet: ${failed.join(', ')}.`);
};
