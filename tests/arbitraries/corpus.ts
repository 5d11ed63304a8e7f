import { existsSync, readFileSync } from 'node:fs';

const folders = ['../shared/corpora', 'tests/corpora'];

/** A corpus by its name: the one beside the checkout where there is one, else the copy in it. Seen from the project root. */
export const readCorpus = (name: string): unknown => {
  const path = folders.map((folder) => `${folder}/${name}.json`).find((candidate) => existsSync(candidate));
  return JSON.parse(readFileSync(path ?? `tests/corpora/${name}.json`, 'utf8'));
};
