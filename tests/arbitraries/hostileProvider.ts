/** Ids of no identity provider, some of which would lead out of the path that an id is a part of. */
export const hostileProviders: readonly string[] = [
  ...'. .. ../logout %2e%2e a/b google/ /google google?x google#x google%00 \\evil.example //evil.example'.split(' '),
  ...'https://evil.example javascript:alert(1) Google __proto__ constructor toString 0 go\u200bogle'.split(' '),
  '',
  ' google',
  'google ',
  'g\u006f\u0308ogle',
  'x'.repeat(100_000),
];
