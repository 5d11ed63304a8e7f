/** Names of mail providers by the ending of their domains. */
type Domains = { readonly [ending: string]: string };

/** The mail domains that a correction can lead to. */
const common: Domains = {
  com: 'gmail googlemail hotmail outlook live msn yahoo ymail rocketmail icloud me mac aol protonmail btinternet gmx',
  'co.uk': 'hotmail live yahoo aol gmx',
  fr: 'hotmail outlook yahoo orange wanadoo',
  de: 'hotmail outlook yahoo t-online',
  it: 'hotmail outlook yahoo libero',
  es: 'hotmail outlook yahoo',
  nl: 'hotmail ziggo',
  be: 'hotmail outlook telenet',
  se: 'hotmail yahoo',
  no: 'hotmail yahoo',
  dk: 'hotmail outlook yahoo',
  gr: 'hotmail yahoo',
  ca: 'hotmail yahoo',
  ch: 'hotmail protonmail',
  pt: 'outlook',
  cz: 'outlook seznam centrum',
  hu: 'outlook freemail',
  ie: 'outlook yahoo',
  ro: 'yahoo',
  pl: 'yahoo',
  me: 'proton',
};

/** Other real mail domains, which need no correction. */
const uncommon: Domains = {
  at: 'a1 aon chello gmx inode kabsi liwest utanet',
  be: 'live pandora proximus scarlet skynet voo',
  bg: 'abv dir mail',
  ca: 'live shaw sympatico videotron',
  ch: 'bluewin gmx hispeed sunrise swissonline',
  'co.uk': 'blueyonder googlemail o2 tiscali zen',
  com:
    'aim bigpond btopenworld email fastmail googlemail hey hushmail interia juno luukku mail mailfence ' +
    'ntlworld ono plus portugalmail qq rogers sky talk21 telia tuta tutanota virginmedia welho windowslive ya ' +
    'yandex zoho',
  'com.au': 'optusnet outlook',
  'com.cy': 'cytanet',
  'com.pl': 'onet',
  'com.pt': 'live',
  cz: 'atlas email post quick spoluzaci stream tiscali volny',
  de:
    '1und1 alice arcor email ewetel freenet gmx kabelmail live magenta mail netcologne o2online online ' +
    'osnanet posteo unitybox versanet vodafone vodafonemail web',
  dk: 'jubii live mail mail.tele ofir post.tele privat stofanet tdcadsl webspeed yousee youseepost',
  es: 'euskaltel movistar orange telefonica terra wanadoo',
  eu: 'gmx interia onet',
  fi: 'elisanet inet jippii kolumbus mbnet netti phnet pp.inet saunalahti sci suomi24',
  fm: 'fastmail poczta',
  fr: '9online aliceadsl bbox club-internet free gmx live neuf noos numericable sfr voila',
  gr: 'cosmotemail forthnet freemail hol in mail otenet tellas vivodinet',
  hu: 'axelero chello citromail digikabel enternet indamail invitel mailbox pr t-email t-online upcmail vipmail',
  ie: 'eir live',
  io: 'tuta',
  it: 'alice aruba email fastwebnet inwind iol live pec poste tim tin tiscali vodafone virgilio',
  me: 'pm',
  net:
    'att bell belgacom bellsouth bredband c2i cegetel comcast cox dnainternet earthlink eircom ewe gmx ' +
    'laposte lyse optonline orange sbcglobal talktalk telefonica telus ukr verizon virgin',
  nl:
    'caiway casema chello freeler hetnet home kpnmail kpnplanet live online planet quicknet solcon tele2 ' +
    'telfort upcmail wxs xs4all zeelandnet zonnet',
  no: 'altibox broadpark ebnett epost frisurf getmail live online start',
  org: 'mailbox riseup',
  pl: 'autograf buziaczek gazeta go2 interia neostrada o2 onet op poczta.onet spoko tlen vp wp',
  pt: 'clix iol mail.telepac meo netcabo nos portugalmail sapo telepac vodafone',
  ro: 'clicknet email home k rdslink',
  ru: 'bk inbox list mail yandex',
  se: 'bahnhof bredband comhem home live passagen spray swipnet tele2 telia',
  sk: 'azet centrum post zoznam',
};

const domainsOf = (table: Domains): ReadonlyArray<string> =>
  Object.entries(table).flatMap(([ending, names]) => names.split(' ').map((name) => `${name}.${ending}`));

/** The names of the common providers, without their endings. */
export const mailProviders: ReadonlySet<string> = new Set(Object.values(common).flatMap((names) => names.split(' ')));

/** Every common mail domain, in lower case. */
export const commonMailDomains: ReadonlySet<string> = new Set(domainsOf(common));

/** Every domain that is known to be a mail provider's, in lower case. */
export const knownMailDomains: ReadonlySet<string> = new Set([...commonMailDomains, ...domainsOf(uncommon)]);

/** Real domains of no mail provider that look like a mistyped common one. */
export const lookAlikes: ReadonlySet<string> = new Set([
  'cloud.com',
  'fmail.com',
  'gail.com',
  'hmail.com',
  'telnet.be',
]);
