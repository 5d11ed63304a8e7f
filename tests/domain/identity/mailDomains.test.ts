import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#domain/identity/editDistance.ts';
import { suggestEmail } from '#domain/identity/suggestEmail.ts';
import { webmailOf } from '#domain/identity/webmail.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';

const domainsOf = (name: string, endings: string): readonly string[] =>
  endings.split(' ').map((ending) => `${name}.${ending}`);

/** Domains whose provider has a name that is long enough to correct. */
const correctable = [
  ...domainsOf('hotmail', 'com co.uk fr de it es nl be se no dk gr ca ch'),
  ...domainsOf('outlook', 'com fr de it es pt dk cz hu be ie'),
  ...domainsOf('yahoo', 'com co.uk fr de it es ca gr ro pl se no dk ie'),
  ...domainsOf('protonmail', 'com ch'),
  ...'gmail.com googlemail.com ymail.com rocketmail.com icloud.com proton.me btinternet.com t-online.de'.split(' '),
  ...'orange.fr wanadoo.fr libero.it seznam.cz centrum.cz freemail.hu telenet.be ziggo.nl'.split(' '),
];

describe('a mistyped mail domain', () => {
  it.each(correctable)('is corrected to %s after a letter too many', (domain) => {
    expect(suggestEmail(`ada@${domain.replace('.', 'q.')}`)).toBe(`ada@${domain}`);
  });

  it.each(correctable)('is corrected to %s after two only if the name is long', (domain) => {
    const isLong = domain.indexOf('.') >= 7;
    expect(suggestEmail(`ada@q${domain.replace('.', 'q.')}`)).toBe(isLong ? `ada@${domain}` : null);
  });

  it.each('live msn me mac aol gmx'.split(' '))(
    'is corrected to %s, whose name is too close to other words, in its ending only',
    (name) => {
      expect(suggestEmail(`ada@${name}q.com`)).toBeNull();
      expect(suggestEmail(`ada@${name}.con`)).toBe(`ada@${name}.com`);
    },
  );

  it.each('con cmo ocm cm co om comm coom cim cpm vom xom col clm'.split(' '))(
    'ends with .com instead of .%s',
    (ending) => {
      expect(suggestEmail(`ada@gmail.${ending}`)).toBe('ada@gmail.com');
    },
  );

  it.each('couk co.ul co.ik co.yk co.u co.k c.uk o.uk con.uk cp.uk coo.uk co.ukk'.split(' '))(
    'ends with .co.uk instead of .%s',
    (ending) => {
      for (const name of ['hotmail', 'live', 'yahoo', 'aol', 'gmx'])
        expect(suggestEmail(`ada@${name}.${ending}`)).toBe(`ada@${name}.co.uk`);
    },
  );
});

describe('editDistance', () => {
  const word = fc.stringMatching(/^[a-d]{0,8}$/);

  it.each([
    ['gmail', 'gmal', 1],
    ['gmail', 'gnail', 1],
    ['hotmail', 'htomial', 2],
    ['ab', 'bca', 3],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('is, between %j and %j, %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
  });

  it('is the length of the longer word where either is longer than 32 letters, which no provider is', () => {
    const long = 'a'.repeat(33);
    expect([editDistance(long, long), editDistance(long, 'a'), editDistance('a', long)]).toEqual([33, 33, 33]);
    expect(editDistance('a'.repeat(32), 'a'.repeat(32))).toBe(0);
    expect(editDistance('a'.repeat(32), 'a'.repeat(31))).toBe(1);
  });

  itAlways('is symmetric, and zero only for equal words', [word, word], (one, other) => {
    expect(editDistance(one, other)).toBe(editDistance(other, one));
    expect(editDistance(one, other) === 0).toBe(one === other);
    expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
  });

  it('counts a swap of two neighbours as one edit', () => {
    reaches(10, (inCase) =>
      fc.property(word, fc.nat(6), (letters, place) => {
        const [a, b] = [letters[place], letters[place + 1]];
        fc.pre(inCase(a !== undefined && b !== undefined && a !== b));
        const swapped = letters.slice(0, place) + b + a + letters.slice(place + 2);
        expect(editDistance(letters, swapped)).toBe(1);
      }),
    );
  });
});

describe('the web page of a mail provider', () => {
  it.each([
    ['Gmail', 'https://mail.google.com/', 'gmail.com googlemail.com'],
    ['Outlook', 'https://outlook.live.com/mail/', 'msn.com outlook.ie hotmail.co.uk live.nl'],
    ['Yahoo Mail', 'https://mail.yahoo.com/', 'ymail.com rocketmail.com yahoo.co.uk'],
    ['iCloud Mail', 'https://www.icloud.com/mail', 'icloud.com me.com mac.com'],
    ['Proton Mail', 'https://mail.proton.me/', 'proton.me pm.me protonmail.com'],
    ['AOL Mail', 'https://mail.aol.com/', 'aol.com aol.co.uk'],
    ['GMX', 'https://www.gmx.com/', 'gmx.com gmx.co.uk'],
    ['GMX', 'https://www.gmx.net/', 'gmx.de gmx.net'],
    ['GMX', 'https://www.gmx.at/', 'gmx.at'],
    ['GMX', 'https://www.gmx.ch/', 'gmx.ch'],
    ['WEB.DE', 'https://web.de/', 'web.de WEB.DE gmail.com"@web.de'],
    ['T-Online', 'https://email.t-online.de/', 't-online.de'],
    ['Fastmail', 'https://app.fastmail.com/', 'fastmail.com fastmail.fm'],
    ['mail.com', 'https://www.mail.com/', 'mail.com'],
    ['Seznam', 'https://email.seznam.cz/', 'seznam.cz'],
    ['Libero Mail', 'https://mail.libero.it/', 'libero.it'],
    ['WP Poczta', 'https://poczta.wp.pl/', 'wp.pl'],
    ['Onet Poczta', 'https://poczta.onet.pl/', 'onet.pl op.pl poczta.onet.pl'],
  ])('of %s is %s for %s, the same for every person', (name, url, domains) => {
    const pages = domains.split(' ').flatMap((domain) => ['ada', 'Bob+2'].map((person) => `${person}@${domain}`));
    expect(pages.map(webmailOf)).toEqual(pages.map(() => ({ name, url })));
  });

  it.each(['ada@sandbox.test', 'ada@gmail.com.example', 'ada@notgmail.com', 'ada@mail.gmail.com', 'gmail', ''])(
    'is unknown for %j',
    (address) => {
      expect(webmailOf(address)).toBeNull();
    },
  );
});
