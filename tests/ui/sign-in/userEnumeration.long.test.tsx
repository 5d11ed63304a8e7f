import { expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';

type Visitor = RenderedApp & { readonly email: string };
type Texts = Readonly<Record<string, string>>;

/** Fills fields in, presses a button, and answers what the visitor sees in the page that answers. */
const send = async (visitor: Visitor, texts: Texts, [button, at]: readonly [string, RoutePath]): Promise<string> => {
  await visitor.type(texts);
  await visitor.press(button);
  await visitor.until(at, () => expect(visitor.page.querySelector('[aria-busy="true"]')).toBeNull());
  return seen(visitor);
};

/** The path, title, text, fields and focus of a page, without the address and what a moment later is announced. */
const seen = ({ page, path, email }: Visitor): string => {
  const main = page.querySelector('main')?.cloneNode(true);
  if (!(main instanceof HTMLElement)) throw new Error('The page has no main element.');
  main.querySelectorAll('[role="status"], [role="timer"]').forEach((part) => part.remove());
  const controls = [...main.querySelectorAll('input, button, a')].map((control) =>
    ['name', 'href', 'aria-invalid', 'aria-disabled'].map((name) => control.getAttribute(name)).join(' '),
  );
  const focused = document.activeElement?.textContent;
  return [path(), document.title, main.textContent, focused, ...controls].join('\n').replaceAll(email, '(it)');
};

/** Ten wrong passwords and one more. */
const signIn = async (visitor: Visitor): Promise<ReadonlyArray<string>> => {
  const pages: string[] = [];
  const texts = { email: visitor.email, password: 'Wrong-horse-9' };
  for (let tries = 1; tries <= 11; tries += 1) pages.push(await send(visitor, texts, ['Sign in', '/signin']));
  expect(pages[0]).toContain('Your email address or password is not right.');
  expect(pages.at(-1)).toContain('You have tried too many times.');
  return pages;
};

/** A reset with five wrong codes. */
const reset = async (visitor: Visitor): Promise<ReadonlyArray<string>> => {
  const at = '/forgot-password/new-password';
  const pages = [
    await send(visitor, { email: visitor.email }, ['Send code', '/forgot-password/email-verification']),
    await send(visitor, { code: codeOf('0') }, ['Continue', at]),
  ];
  for (let tries = 1; tries <= 5; tries += 1) {
    const code = visitor.page.querySelector('input[name="code"]') !== null && { code: codeOf('0') };
    pages.push(await send(visitor, { ...code, password: 'Quite-another-horse-2' }, ['Save password', at]));
  }
  expect(pages.at(-1)).toContain('Too many wrong codes have been entered.');
  return pages;
};

it.each([
  ['in sign-in, up to the limit of tries and beyond', '/signin', signIn],
  ['in a reset and its wrong codes', '/forgot-password', reset],
] as const)(
  'an unknown address and that of an account look the same %s',
  async (_name, at, walk) => {
    const pagesOf = async (name: string): Promise<ReadonlyArray<string>> => {
      document.body.replaceChildren();
      return walk({ ...(await renderApp(makeTestApp(), at)), email: `${name}@sandbox.test` });
    };
    const unknown = await pagesOf('nobody');
    for (const name of ['personal', 'social']) expect([name, ...(await pagesOf(name))]).toEqual([name, ...unknown]);
  },
  60_000,
);
