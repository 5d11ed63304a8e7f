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

/** Real mail domains that look like a mistyped common one. */
export const lookAlikes: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'hmail.com',
  'fmail.com',
  'cloud.com',
  'gail.com',
  'telnet.be',
]);
