/** The values that are searched for. */
export const canaryNames = [
  'email',
  'name',
  'phone',
  'password',
  'one-time code',
  'auth code',
  'state',
  'challenge',
  'access token',
  'any token',
] as const;

/** A value that is searched for. */
export type CanaryName = (typeof canaryNames)[number];

/** The person of these tests. No word of it occurs in the product. */
export const person = {
  email: 'canaria.voglia@person.test',
  name: 'Zebedeia Quux',
  password: 'Canary-Passw0rd-9',
  phone: '07700 900142',
  internationalPhone: '+447700900142',
} as const;

const known: ReadonlyArray<readonly [CanaryName, RegExp]> = [
  // Because: an address encodes the @, and a screen may break the line there.
  ['email', /canaria\.voglia|Y2FuYXJpYS52b2dsaW/i],
  ['name', /Zebedeia|Quux/i],
  ['phone', /7700[\s-]?900[\s-]?142/],
  ['password', /Canary-Passw0rd/i],
  ['any token', /eyJ[\w-]+\.[\w-]+\.[\w-]+/],
];

/** Finds canaries in a text. Some values are known only once the service has made them. */
export type Canaries = {
  readonly add: (name: CanaryName, value: string) => void;
  readonly in: (text: string) => ReadonlyArray<CanaryName>;
  /** The names of the values that were added, and of those of the person. */
  readonly names: () => ReadonlySet<CanaryName>;
};

// Because: a longer number or id may contain the same characters by chance.
const wholeWord = (value: string): RegExp =>
  new RegExp(`(?<![\\w-])${value.replace(/[^\w-]/g, String.raw`\$&`)}(?![\\w-])`);

/** Makes the canaries of one walk. */
export const makeCanaries = (): Canaries => {
  let searched = known;
  return {
    add: (name, value) => {
      if (value !== '') searched = [...searched, [name, wholeWord(value)]];
    },
    in: (text) => searched.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    names: () => new Set(searched.map(([name]) => name)),
  };
};
