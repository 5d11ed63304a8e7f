import { describe, expect, it } from 'vitest';
import { insecureVariables, missingVariables } from '#domain/settings/auditVariables.ts';
import { makeReader } from '#domain/settings/readVariables.ts';
import type { Group } from '#domain/settings/variables.ts';

const group: Group = {
  title: { kind: 'text', default: 'untitled', logMissing: true },
  hint: { kind: 'text', default: null, logMissing: false },
  links: { help: { kind: 'address', default: null, logMissing: true } },
  sites: { kind: 'byPlatform', default: null, logMissing: false },
};

describe('missingVariables', () => {
  it('names each variable that must be logged and that no block defines; null counts as defined', () => {
    expect(missingVariables(group, makeReader({}))).toEqual(['title', 'links.help']);
    expect(missingVariables(group, makeReader({ title: null, links: { help: 'https://help.test' } }))).toEqual([]);
  });
});

describe('insecureVariables', () => {
  it('names each variable with an http: address in any block, in a list and in a platform as well', () => {
    const blocks = [{ hint: ['http://hint.test'] }, { links: { help: 'HTTP://help.test' }, title: 'https://x.test' }];
    expect(insecureVariables(group, blocks)).toEqual(['hint', 'links.help']);
    expect(insecureVariables(group, [{ sites: { XECI: 'http://xeci.test' } }])).toEqual(['sites.XECI']);
  });

  it.each([' http://x.test', 'ht\ntp://x.test', '\u0000http:\\\\x.test'])(
    'finds %j, which a browser reads as http:',
    (title) => {
      expect(insecureVariables(group, [{ title }])).toEqual(['title']);
    },
  );

  it.each([null, 'https://x.test', 'see http://x.test', 80])('does not name %j', (title) => {
    expect(insecureVariables(group, [{ title }])).toEqual([]);
  });
});
