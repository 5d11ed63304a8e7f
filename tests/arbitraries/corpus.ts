import { existsSync, readFileSync } from 'node:fs';

/** A corpus of the folder that stands beside this checkout, as it is written there. */
export const readCorpus = (name: string): unknown => {
  const path = `../shared/corpora/${name}.json`;
  if (!existsSync(path)) {
    throw new Error(
      `The corpus ${name} is needed at ${path}, seen from the project root: put shared/ beside the checkout.`,
    );
  }
  return JSON.parse(readFileSync(path, 'utf8'));
};
