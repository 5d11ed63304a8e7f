/** The web page of a mail provider, and the name of the provider in its own spelling. */
type Webmail = { readonly name: string; readonly url: string };

const withEndings = (provider: string, endings: string): ReadonlyArray<string> =>
  endings.split(' ').map((ending) => `${provider}.${ending}`);

/** The mail providers whose page is certain, with their mail domains in lower case. */
const rows: ReadonlyArray<readonly [name: string, url: string, domains: ReadonlyArray<string>]> = [
  ['Gmail', 'https://mail.google.com/', ['gmail.com', 'googlemail.com']],
  [
    'Outlook',
    'https://outlook.live.com/mail/',
    [
      'msn.com',
      ...withEndings('outlook', 'com fr de it es pt dk cz hu be ie'),
      ...withEndings('hotmail', 'com co.uk fr de it es nl be se no dk gr ca ch'),
      ...withEndings('live', 'com co.uk fr de it nl be se no dk ca ie'),
    ],
  ],
  [
    'Yahoo Mail',
    'https://mail.yahoo.com/',
    ['ymail.com', 'rocketmail.com', ...withEndings('yahoo', 'com co.uk fr de it es ca gr ro pl se no dk ie')],
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
];

const byDomain: ReadonlyMap<string, Webmail> = new Map(
  rows.flatMap(([name, url, domains]) => domains.map((domain) => [domain, { name, url }] as const)),
);

/** The web page of an address's mail provider; null for a provider that is not known. */
export const webmailOf = (email: string): Webmail | null =>
  byDomain.get(email.slice(email.lastIndexOf('@') + 1).toLowerCase()) ?? null;
