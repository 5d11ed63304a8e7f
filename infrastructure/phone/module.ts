import type { PhoneBook } from '#application/ports/sources.ts';
import { attempt } from '#infrastructure/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import { adapters, type Module } from '#infrastructure/container.ts';
import { ports } from '#infrastructure/tokens.ts';

const loadBook = lazy(async () => (await import('./openPhoneBook.ts')).openPhoneBook);

/** The phone book over libphonenumber-js. The library is downloaded at the first `open`. */
export const libphoneBook: PhoneBook = {
  open: attempt(loadBook, () => ({ _tag: 'Unreachable' as const })),
};

/** The metadata of phone numbers. */
export const phone: Module = adapters((bind) => {
  bind(ports.phoneBook).toConstantValue(libphoneBook);
});
