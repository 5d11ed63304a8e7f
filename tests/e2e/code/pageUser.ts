import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { projectRoot } from '#env/shared/projectRoot.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { keyboardOf, type Keyboard } from '#tests/e2e/fixtures/keyboard.ts';

/** A person who uses a page: their keyboard, and the controls by their names in the person's language. */
export type PageUser = {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly keys: Keyboard;
  readonly field: (id: string) => Locator;
  readonly link: (id: string) => Locator;
  readonly button: (id: string) => Locator;
  /** Expects the screen with this heading. */
  readonly expectScreen: (id: string) => Promise<void>;
};

/** A person who reads a locale. An unknown message id throws. */
export const makePageUser = (page: Page, sandbox: Sandbox, locale: Locale = 'en-GB'): PageUser => {
  const messages = readCatalogue(join(projectRoot, 'locales', `${locale}.json`));
  const textOf = (id: string): string => {
    const text = messages[id];
    if (text === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    return text;
  };
  return {
    page,
    sandbox,
    keys: keyboardOf(page),
    field: (id) => page.getByLabel(textOf(id), { exact: true }),
    link: (id) => page.getByRole('link', { name: textOf(id), exact: true }),
    button: (id) => page.getByRole('button', { name: textOf(id), exact: true }),
    expectScreen: (id) => expect(page.getByRole('heading', { name: textOf(id), exact: true, level: 1 })).toBeVisible(),
  };
};
