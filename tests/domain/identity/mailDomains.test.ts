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

const suggestions = (domains: ReadonlyArray<string>) => domains.map((domain) => suggestEmail(`ada@${domain}`));

describe('a mistyped mail domain', () => {
  it('is corrected after a letter too many, and after two only if the name is long', () => {
    const addresses = correctable.map((domain) => `ada@${domain}`);
    expect(suggestions(correctable.map((domain) => domain.replace('.', 'q.')))).toEqual(addresses);
    expect(suggestions(correctable.map((domain) => `q${domain.replace('.', 'q.')}`))).toEqual(
      addresses.map((address) => (address.indexOf('.') >= 'ada@'.length + 7 ? address : null)),
    );
  });

  it.each('live msn me mac aol gmx'.split(' '))('named %s is too close to other words, but for its ending', (name) => {
    expect(suggestions([`${name}q.com`, `${name}.con`])).toEqual([null, `ada@${name}.com`]);
  });

  it.each([
    ['com', 'gmail', 'con cmo ocm cm co om comm coom cim cpm vom xom col clm'],
    ['co.uk', 'hotmail live yahoo aol gmx', 'couk co.ul co.ik co.yk co.u co.k c.uk o.uk con.uk cp.uk coo.uk co.ukk'],
  ])('ends with .%s at %s instead of %s', (right, names, endings) => {
    for (const name of names.split(' ')) {
      const corrected = suggestions(domainsOf(name, endings));
      expect(corrected).toEqual(corrected.map(() => `ada@${name}.${right}`));
    }
  });
});

describe('editDistance', () => {
  const word = fc.stringMatching(/^[a-d]{0,8}$/);

  it('counts a letter too many, too few or another, and not a swap over a letter', () => {
    const pairs = ['gmail gmal', 'gmail gnail', 'hotmail htomial', 'ab bca', 'kitten sitting', ' abc'];
    const edits = pairs.map((pair) => editDistance(pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? ''));
    expect(edits).toEqual([1, 1, 2, 3, 3, 3]);
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

  it('is unknown for another domain, and for no address', () => {
    const domains = ['sandbox.test', 'gmail.com.example', 'notgmail.com', 'mail.gmail.com'];
    const others = [...domains.map((domain) => `ada@${domain}`), 'gmail', ''];
    expect(others.map(webmailOf)).toEqual(others.map(() => null));
  });
});
