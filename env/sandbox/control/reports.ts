import type { Errors } from 'io-ts';

/** What is wrong with an order, in one line, without repeating what it held. */
export const faultLine = (errors: Errors): string => {
  const fields = errors.map(({ context }) =>
    context
      .map(({ key }) => key)
      .filter((key) => key !== '' && !/^\d+$/.test(key))
      .join('.'),
  );
  return `Wrong or missing: ${[...new Set(fields)].join(', ') || 'the body, which is a JSON object'}.`;
};
