/** The common mail domains that a correction can lead to, by the name of the provider. The ending alone of a short name is corrected. */
const providers: ReadonlyArray<readonly [provider: string, endings: ReadonlyArray<string>]> = [
  ['gmail', ['com']],
  ['googlemail', ['com']],
  ['hotmail', ['com', 'co.uk', 'fr', 'de', 'it', 'es', 'nl', 'be', 'se', 'no', 'dk', 'gr', 'ca', 'ch']],
  ['outlook', ['com', 'fr', 'de', 'it', 'es', 'pt', 'dk', 'cz', 'hu', 'be', 'ie']],
  ['live', ['com', 'co.uk']],
  ['msn', ['com']],
  ['yahoo', ['com', 'co.uk', 'fr', 'de', 'it', 'es', 'ca', 'gr', 'ro', 'pl', 'se', 'no', 'dk', 'ie']],
  ['ymail', ['com']],
  ['rocketmail', ['com']],
  ['icloud', ['com']],
  ['me', ['com']],
  ['mac', ['com']],
  ['aol', ['com', 'co.uk']],
  ['proton', ['me']],
  ['protonmail', ['com', 'ch']],
  ['btinternet', ['com']],
  ['gmx', ['com', 'co.uk']],
  ['t-online', ['de']],
  ['orange', ['fr']],
  ['wanadoo', ['fr']],
  ['libero', ['it']],
  ['seznam', ['cz']],
  ['centrum', ['cz']],
  ['freemail', ['hu']],
  ['telenet', ['be']],
  ['ziggo', ['nl']],
];

/** The names of the providers, without their endings. */
export const mailProviders: ReadonlyArray<string> = providers.map(([provider]) => provider);

/** Every such mail domain, in lower case. */
export const commonMailDomains: ReadonlySet<string> = new Set(
  providers.flatMap(([provider, endings]) => endings.map((ending) => `${provider}.${ending}`)),
);

/** Other mail domains of providers, in the countries of our languages and beyond, by their ending. */
const others: ReadonlyArray<readonly [ending: string, names: string]> = [
  ['at', 'a1 aon chello gmx inode kabsi liwest utanet'],
  ['be', 'live pandora proximus scarlet skynet voo'],
  ['bg', 'abv dir mail'],
  ['ca', 'live shaw sympatico videotron'],
  ['ch', 'bluewin gmx hispeed sunrise swissonline'],
  ['co.uk', 'blueyonder googlemail o2 tiscali zen'],
  [
    'com',
    'aim bigpond btopenworld email fastmail googlemail hey hushmail interia juno luukku mail mailfence ntlworld ono plus ' +
      'portugalmail qq rogers sky talk21 telia tuta tutanota virginmedia welho windowslive ya yandex zoho',
  ],
  ['com.au', 'optusnet outlook'],
  ['com.cy', 'cytanet'],
  ['com.pl', 'onet'],
  ['com.pt', 'live'],
  ['cz', 'atlas email post quick spoluzaci stream tiscali volny'],
  [
    'de',
    '1und1 alice arcor email ewetel freenet gmx kabelmail live magenta mail netcologne o2online online osnanet posteo unitybox ' +
      'versanet vodafone vodafonemail web',
  ],
  ['dk', 'jubii live mail mail.tele ofir post.tele privat stofanet tdcadsl webspeed yousee youseepost'],
  ['es', 'euskaltel movistar orange telefonica terra wanadoo'],
  ['eu', 'gmx interia onet'],
  ['fi', 'elisanet inet jippii kolumbus mbnet netti phnet pp.inet saunalahti sci suomi24'],
  ['fm', 'fastmail poczta'],
  ['fr', '9online aliceadsl bbox club-internet free gmx live neuf noos numericable sfr voila'],
  ['gr', 'cosmotemail forthnet freemail hol in mail otenet tellas vivodinet'],
  ['hu', 'axelero chello citromail digikabel enternet indamail invitel mailbox pr t-email t-online upcmail vipmail'],
  ['ie', 'eir live'],
  ['io', 'tuta'],
  ['it', 'alice aruba email fastwebnet inwind iol live pec poste tim tin tiscali vodafone virgilio'],
  ['me', 'pm'],
  [
    'net',
    'att bell belgacom bellsouth bredband c2i cegetel comcast cox dnainternet earthlink eircom ewe gmx laposte lyse',
  ],
  ['net', 'optonline orange sbcglobal talktalk telefonica telus ukr verizon virgin'],
  [
    'nl',
    'caiway casema chello freeler hetnet home kpnmail kpnplanet live online planet quicknet solcon tele2 telfort upcmail',
  ],
  ['nl', 'wxs xs4all zeelandnet zonnet'],
  ['no', 'altibox broadpark ebnett epost frisurf getmail live online start'],
  ['org', 'mailbox riseup'],
  ['pl', 'autograf buziaczek gazeta go2 interia neostrada o2 onet op poczta.onet spoko tlen vp wp'],
  ['pt', 'clix iol mail.telepac meo netcabo nos portugalmail sapo telepac vodafone'],
  ['ro', 'clicknet email home k rdslink'],
  ['ru', 'bk inbox list mail yandex'],
  ['se', 'bahnhof bredband comhem home live passagen spray swipnet tele2 telia'],
  ['sk', 'azet centrum post zoznam'],
];

/** Every domain that is known to be a mail provider's, in lower case. */
export const knownMailDomains: ReadonlySet<string> = new Set([
  ...commonMailDomains,
  ...others.flatMap(([ending, names]) => names.split(' ').map((name) => `${name}.${ending}`)),
]);

/** Real domains of no mail provider that look like a mistyped common one. */
export const lookAlikes: ReadonlySet<string> = new Set([
  'cloud.com',
  'fmail.com',
  'gail.com',
  'hmail.com',
  'telnet.be',
]);
