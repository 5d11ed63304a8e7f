import { existsSync, readFileSync } from 'node:fs';

const folders = ['../shared/corpora', 'tests/corpora'];

/** Reads a corpus by its name from the folder beside the checkout if it exists, else from the copy. */
export const readCorpus = (name: string): unknown => {
  const path = folders.map((folder) => `${folder}/${name}.json`).find((candidate) => existsSync(candidate));
  return JSON.parse(readFileSync(path ?? `tests/corpora/${name}.json`, 'utf8'));
};
