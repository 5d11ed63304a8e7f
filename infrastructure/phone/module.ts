import { adapters, type Module } from '#infrastructure/container.ts';
import { ports } from '#infrastructure/tokens.ts';
import { libphoneBook } from './libphoneBook.ts';

/** The metadata of phone numbers. */
export const phone: Module = adapters((bind) => {
  bind(ports.phoneBook).toConstantValue(libphoneBook);
});
