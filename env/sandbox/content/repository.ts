import { themeTypes } from './themeDocument.ts';

/** The repository's description, as far as @prismicio/client reads it: the master ref, the types and the languages. */
export const repository = (master: string): object => ({
  refs: [{ id: 'master', ref: master, label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
  types: themeTypes,
  languages: [{ id: 'en-gb', name: 'English - Great Britain', is_master: true }],
});
