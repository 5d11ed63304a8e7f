import * as E from 'fp-ts/Either';
import { beforeAll } from 'vitest';
import type { OpenPhoneBook } from '#application/ports/sources.ts';
import { libphoneBook } from '#infrastructure/phone/module.ts';

/** Opens the phone book for the tests of a file. */
export const setUpPhoneBook = (): (() => OpenPhoneBook) => {
  let book: OpenPhoneBook;
  beforeAll(async () => {
    const opened = await libphoneBook.open();
    if (E.isLeft(opened)) throw new Error('The phone book does not open.');
    book = opened.right;
  });
  return () => book;
};
