import fc from 'fast-check';

const encoded = (character: string): string => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

const slashes = ['/', '//', '/./', '%2f', '%2F', '%252f', '\\', '%5c', '/x/../', '/x/..%2f', '/x%2f%2e%2e/', '/%2e/'];
const starts = '/ // /assets/../ /assets/..%2f /assets/%2e%2e/ /assets/..%5c /assets%2f..%2f /%2f /./'.split(' ');

const spelledCharacter = (character: string): fc.Arbitrary<string> =>
  character === '/'
    ? fc.constantFrom(...slashes)
    : fc.oneof({ weight: 8, arbitrary: fc.constant(character) }, fc.constantFrom(...formsOf(character)));

const formsOf = (character: string): readonly string[] => {
  const coded = encoded(character);
  return [coded, coded.toUpperCase(), coded.replace('%', '%25'), character.toUpperCase()];
};

/** Any way to write a site-relative path in an address: encoded once or twice, in another case, with other slashes and detours. */
export const pathSpelling = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...starts),
      fc.tuple(...path.slice(1).split('').map(spelledCharacter)),
      fc.constantFrom('', '', '', '/', '%00', '%20', '?x', '.', '%2e', ';x'),
    )
    .map(([start, characters, end]) => start + characters.join('') + end);

const spelledLetter = (letter: string): fc.Arbitrary<string> =>
  fc.constantFrom(letter, letter, letter.toUpperCase(), encoded(letter), encoded(letter.toUpperCase()));

// Because: `..` after an encoded slash would remove more than the detour before it.
const ownSlashes = [
  ['/', '//', '%2f', '%2F%2f'],
  ['/', '//', '/./', '/%2e//', '/x/../', '/%78/%2E./', '\\'],
] as const;

/** Any spelling of the path of a screen that leads to this screen. */
export const routeSpelling = (path: string): fc.Arbitrary<string> =>
  fc.constantFrom(...ownSlashes).chain((choices) => {
    const slash = fc.constantFrom(...choices);
    const parts = path.split('').map((character) => (character === '/' ? slash : spelledLetter(character)));
    return fc
      .tuple(fc.tuple(...parts), fc.oneof(fc.constant(''), slash))
      .map(([spelled, end]) => `/${spelled.join('').replace(/^\//, '')}${end}`);
  });

/** What makes another path of a path: it is no spelling of it any more. */
export const pathEndings: readonly string[] = ';x . %20 %00 %09 %0a %2500 % %zz %ff %5c /x %e2%80%8b'.split(' ');
