/** A value that is searched for. */
export type CanaryName =
  | 'email'
  | 'name'
  | 'phone'
  | 'password'
  | 'one-time code'
  | 'auth code'
  | 'state'
  | 'challenge'
  | 'access token'
  | 'any token';

/** The person of this walk. No word of it occurs in the product. */
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

// Because: a longer number or id may contain the same characters by chance.
const wholeWord = (value: string): RegExp =>
  new RegExp(`(?<![\\w-])${value.replace(/[^\w-]/g, String.raw`\$&`)}(?![\\w-])`);

/** Makes the canaries of a walk. Some values are known only once the service has made them. */
export const makeCanaries = () => {
  let searched = known;
  return {
    add: (name: CanaryName, value: string): void => {
      if (value !== '') searched = [...searched, [name, wholeWord(value)]];
    },
    in: (text: string): ReadonlyArray<CanaryName> =>
      searched.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    /** The names of the values that were added, and of those of the person. */
    names: (): ReadonlySet<CanaryName> => new Set(searched.map(([name]) => name)),
  };
};
