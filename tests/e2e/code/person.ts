import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { top } from '#env/commands/shared/top.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { keyboardOf, type Keyboard } from './keyboard.ts';

/** Somebody at a screen: what they press it with, and what its controls are called in their language. */
export type Person = {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly keys: Keyboard;
  readonly field: (id: string) => Locator;
  readonly link: (id: string) => Locator;
  /** The screen of this heading has come. */
  readonly seen: (id: string) => Promise<void>;
};

// Because: the English catalogue tells its translators what a message is for, and the others are words alone.
type Catalogue = { readonly [id: string]: string | { readonly defaultMessage: string } };

const catalogue = (locale: Locale): Catalogue =>
  JSON.parse(readFileSync(join(top, 'locales', `${locale}.json`), 'utf8'));

export const personAt = (page: Page, sandbox: Sandbox, locale: Locale = 'en-GB'): Person => {
  const words = catalogue(locale);
  const called = (id: string): string => {
    const found = words[id];
    if (found === undefined) throw new Error(`There is no message ${id} in ${locale}`);
    return typeof found === 'string' ? found : found.defaultMessage;
  };
  return {
    page,
    sandbox,
    keys: keyboardOf(page),
    field: (id) => page.getByLabel(called(id), { exact: true }),
    link: (id) => page.getByRole('link', { name: called(id), exact: true }),
    seen: (id) => expect(page.getByRole('heading', { name: called(id), exact: true, level: 1 })).toBeVisible(),
  };
};
