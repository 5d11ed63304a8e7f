import fc from 'fast-check';

/** Lower-case host names. */
export const hostName = fc.domain().map((domain) => domain.toLowerCase());

/** Complete https origins. */
export const httpsOrigin = hostName.map((host) => `https://${host}`);

/** Words that need no escaping in a path segment or a query value. */
// Because: a word that begins with "xn--" is a malformed international host name.
export const plainWord = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/).filter((word) => !word.startsWith('xn--'));

const hardParts = [
  ...'https:// http: javascript: data: // / \\ @ : ? # . %2f %5c \u0000 \u3002 \u200b'.split(' '),
  '\t',
  'transfer.brand.test',
  'evil.test',
  ':443',
  '_dfxid=A b',
  '&',
];

/** Any string, and strings of characters that are hard for address parsers. */
export const oddAddress = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.array(fc.constantFrom(...hardParts), { maxLength: 9 }).map((parts) => parts.join('')),
);
