import { expect, it } from 'vitest';
import { initialsOf } from '#domain/identity/person.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  augusta   ada king ', 'AK'],
  ['Ada', 'A'],
  ['ada@example.test', 'A'],
  ['🦊 Fox', '🦊F'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
