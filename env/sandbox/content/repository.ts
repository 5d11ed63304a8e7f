import { themeTypes } from './themeDocument.ts';

const text = { type: 'String', multiple: false } as const;
const whole = { type: 'Integer', multiple: false } as const;

/** What the service says of its repository: the ref to ask with, types, languages, and how to search. */
export const repository = (endpoint: string, master: string): object => ({
  refs: [{ id: 'master', ref: master, label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
  bookmarks: {},
  types: themeTypes,
  languages: [{ id: 'en-gb', name: 'English - Great Britain', is_master: true }],
  tags: [],
  forms: {
    everything: {
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      action: `${endpoint}/documents/search`,
      fields: {
        ref: text,
        q: { ...text, multiple: true },
        lang: text,
        page: { ...whole, default: '1' },
        pageSize: { ...whole, default: '20' },
        orderings: text,
      },
    },
  },
  oauth_initiate: `${endpoint}/auth`,
  oauth_token: `${endpoint}/auth/token`,
  version: '50ee2d1',
  license: 'All Rights Reserved',
  experiments: { draft: [], running: [] },
});
