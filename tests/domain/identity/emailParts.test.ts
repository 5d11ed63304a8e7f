import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailParts } from '#domain/identity/emailDisplay.ts';

describe('emailParts', () => {
  it.each([
    ['ada@sandbox.test', ['ada@', 'sandbox.', 'test']],
    ['ada.lovelace@mail.example.test', ['ada.', 'lovelace@', 'mail.', 'example.', 'test']],
    ['ada-king+xe@example.test', ['ada-king+xe@', 'example.', 'test']],
    ['', []],
  ])('splits %s after its @ and its dots', (email, parts) => {
    expect(emailParts(email)).toEqual(parts);
  });

  it('keeps every character of any text', () => {
    const texts = fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^[a@.]*$/));
    fc.assert(fc.property(texts, (text) => emailParts(text).join('') === text));
  });
});
