import { describe, expect, it } from 'vitest';
import { suggestEmail } from '#domain/identity/suggestEmail.ts';
import { webmailOf } from '#domain/identity/webmail.ts';

const domainsOf = (name: string, endings: string): readonly string[] =>
  endings.split(' ').map((ending) => `${name}.${ending}`);

/** Mail domains of many people around the world, from the public list of the library mailcheck and the largest European providers. */
const widespread = [
  'aim.com aol.com att.net bellsouth.net btinternet.com charter.net comcast.net cox.net earthlink.net gmail.com google.com',
  'googlemail.com hotmail.com icloud.com live.com mac.com mail.com me.com msn.com optonline.net optusnet.com.au outlook.com',
  'qq.com rocketmail.com rogers.com sbcglobal.net shaw.ca sky.com sympatico.ca telus.net verizon.net web.de xtra.co.nz',
  'yahoo.com ymail.com aol.co.uk hotmail.co.uk live.co.uk yahoo.co.uk gmx.de gmx.net gmx.at gmx.ch t-online.de freenet.de',
  'orange.fr wanadoo.fr laposte.net free.fr sfr.fr libero.it virgilio.it tiscali.it seznam.cz centrum.cz volny.cz freemail.hu',
  'citromail.hu telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl xs4all.nl wp.pl onet.pl o2.pl interia.pl proton.me',
  'protonmail.com protonmail.ch pm.me tutanota.com fastmail.com hey.com zoho.com yandex.ru mail.ru bluewin.ch eircom.net',
  'email.com hmail.com fmail.com cloud.com gail.com telnet.be',
].flatMap((line) => line.split(' '));

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

  it.each(correctable.filter((domain) => domain.indexOf('.') >= 7))('is corrected to %s after two', (domain) => {
    expect(suggestEmail(`ada@q${domain.replace('.', 'q.')}`)).toBe(`ada@${domain}`);
  });

  it.each(['gmail.com', 'yahoo.com', 'libero.it'])(
    'is not taken for %s after two, because the name is short',
    (domain) => {
      expect(suggestEmail(`ada@q${domain.replace('.', 'q.')}`)).toBeNull();
    },
  );

  const short = 'live msn me mac aol gmx'.split(' ');

  it.each(short)('is not corrected to %s, whose name is too close to other words', (name) => {
    expect(suggestEmail(`ada@${name}q.com`)).toBeNull();
  });

  it.each(short)('of %s is corrected in its ending', (name) => {
    expect(suggestEmail(`ada@${name}.con`)).toBe(`ada@${name}.com`);
  });

  it.each('con cmo ocm cm co om comm coom cim cpm vom xom col clm'.split(' '))(
    'ends with .com instead of .%s',
    (ending) => {
      expect(suggestEmail(`ada@gmail.${ending}`)).toBe('ada@gmail.com');
    },
  );

  it.each(['couk', 'co.ul', 'co.ik', 'co.yk', 'co.u', 'co.k', 'c.uk', 'o.uk', 'con.uk', 'cp.uk', 'coo.uk', 'co.ukk'])(
    'ends with .co.uk instead of .%s',
    (ending) => {
      for (const name of ['hotmail', 'live', 'yahoo', 'aol', 'gmx'])
        expect(suggestEmail(`ada@${name}.${ending}`)).toBe(`ada@${name}.co.uk`);
    },
  );

  it.each(widespread)('is not %s, which many people have', (domain) => {
    expect(suggestEmail(`ada@${domain}`)).toBeNull();
    expect(suggestEmail(`Ada@${domain.toUpperCase()}`)).toBeNull();
  });
});

describe('suggestEmail', () => {
  it('corrects a typed address, and is none for a text that is no address', () => {
    expect(suggestEmail(' ada@gmial.com ')).toBe('ada@gmail.com');
    expect(suggestEmail('ada@gmail.com')).toBeNull();
    expect(suggestEmail('gmial.com')).toBeNull();
    expect(suggestEmail('')).toBeNull();
  });
});

describe('the web page of a mail provider', () => {
  it.each([
    ['Gmail', 'https://mail.google.com/', ['gmail.com', 'googlemail.com']],
    [
      'Outlook',
      'https://outlook.live.com/mail/',
      [
        'msn.com',
        ...domainsOf('outlook', 'com fr de it es pt dk cz hu be ie'),
        ...domainsOf('hotmail', 'com co.uk fr de it es nl be se no dk gr ca ch'),
        ...domainsOf('live', 'com co.uk fr de it nl be se no dk ca ie'),
      ],
    ],
    [
      'Yahoo Mail',
      'https://mail.yahoo.com/',
      ['ymail.com', 'rocketmail.com', ...domainsOf('yahoo', 'com co.uk fr de it es ca gr ro pl se no dk ie')],
    ],
    ['iCloud Mail', 'https://www.icloud.com/mail', ['icloud.com', 'me.com', 'mac.com']],
    ['Proton Mail', 'https://mail.proton.me/', ['proton.me', 'pm.me', 'protonmail.com', 'protonmail.ch']],
    ['AOL Mail', 'https://mail.aol.com/', ['aol.com', 'aol.co.uk']],
    ['GMX', 'https://www.gmx.com/', ['gmx.com', 'gmx.co.uk']],
    ['GMX', 'https://www.gmx.net/', ['gmx.de', 'gmx.net']],
    ['GMX', 'https://www.gmx.at/', ['gmx.at']],
    ['GMX', 'https://www.gmx.ch/', ['gmx.ch']],
    ['WEB.DE', 'https://web.de/', ['web.de']],
    ['T-Online', 'https://email.t-online.de/', ['t-online.de']],
    ['Fastmail', 'https://app.fastmail.com/', ['fastmail.com', 'fastmail.fm']],
    ['mail.com', 'https://www.mail.com/', ['mail.com']],
    ['Seznam', 'https://email.seznam.cz/', ['seznam.cz']],
    ['Libero Mail', 'https://mail.libero.it/', ['libero.it']],
    ['WP Poczta', 'https://poczta.wp.pl/', ['wp.pl']],
    ['Onet Poczta', 'https://poczta.onet.pl/', ['onet.pl', 'op.pl', 'poczta.onet.pl']],
  ])('of %s is %s for each of its domains', (name, url, domains) => {
    expect(domains.map((domain) => webmailOf(`ada@${domain}`))).toEqual(domains.map(() => ({ name, url })));
  });
});
