import fc from 'fast-check';

/** Lower-case host names as people register them. */
export const hostName = fc.domain().map((domain) => domain.toLowerCase());

/** Whole https origins. */
export const httpsOrigin = hostName.map((host) => `https://${host}`);

/** Words that fit a path segment or a query value without escaping. */
export const plainWord = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/);

/** Any string at all, and strings made of what address parsers stumble over. */
export const oddAddress = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .array(
      fc.constantFrom(
        'https://',
        'http:',
        'javascript:',
        'data:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '?',
        '#',
        '.',
        '%2f',
        '%5c',
        '\t',
        '\u0000',
        '\u3002',
        '\u200b',
        'transfer.brand.test',
        'evil.test',
        ':443',
        '_dfxid=A b',
        '&',
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join('')),
);
