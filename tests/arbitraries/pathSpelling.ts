import fc from 'fast-check';

const encoded = (character: string): string => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

const slashes = ['/', '//', '/./', '%2f', '%2F', '%252f', '\\', '%5c', '/x/../', '/x/..%2f', '/x%2f%2e%2e/', '/%2e/'];
const starts = [
  '/',
  '//',
  '/assets/../',
  '/assets/..%2f',
  '/assets/%2e%2e/',
  '/assets/..%5c',
  '/assets%2f..%2f',
  '/%2f',
  '/./',
];

const spelledCharacter = (character: string): fc.Arbitrary<string> =>
  character === '/'
    ? fc.constantFrom(...slashes)
    : fc.oneof(
        { weight: 8, arbitrary: fc.constant(character) },
        fc.constantFrom(
          encoded(character),
          encoded(character).toUpperCase(),
          encoded(character).replace('%', '%25'),
          character.toUpperCase(),
        ),
      );

/** Any way to write a site-relative path in an address: encoded once or twice, in another case, with other slashes and detours. */
export const pathSpelling = (path: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...starts),
      fc.tuple(...path.slice(1).split('').map(spelledCharacter)),
      fc.constantFrom('', '', '', '/', '%00', '%20', '?x', '.', '%2e', ';x'),
    )
    .map(([start, characters, end]) => start + characters.join('') + end);
