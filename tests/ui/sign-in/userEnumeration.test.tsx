import { expect, it } from 'vitest';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { codeOf } from '#tests/support/codes.ts';
import { renderApp, type RenderedApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';

type Visitor = RenderedApp & { readonly address: string };

const visit = async (address: string, at: RoutePath): Promise<Visitor> => ({
  ...(await renderApp(makeTestApp(), at)),
  address,
});

type Step = { readonly typed: Readonly<Record<string, string>>; readonly button: string; readonly at: RoutePath };

/** Fills fields in, presses a button, and waits until the page that answers is not busy. */
const send = async (visitor: Visitor, { typed, button, at }: Step): Promise<void> => {
  const { page, act } = visitor;
  await act(() => {
    for (const [name, value] of Object.entries(typed)) inputNamed(page, name).value = value;
    controlNamed(page, button).click();
  });
  await waitForScreen(visitor, at, () => expect(page.querySelector('[aria-busy="true"]')).toBeNull());
};

/** What a visitor sees in a page: its path, title, text, fields and focus, without the address and what a moment later is announced. */
const seen = ({ page, path, address }: Visitor): string => {
  const main = page.querySelector('main')?.cloneNode(true);
  if (!(main instanceof HTMLElement)) throw new Error('The page has no main element.');
  main.querySelectorAll('[role="status"], [role="timer"]').forEach((part) => part.remove());
  const controls = [...main.querySelectorAll('input, button, a')].map((control) =>
    ['name', 'href', 'aria-invalid', 'aria-disabled'].map((name) => control.getAttribute(name)).join(' '),
  );
  const focused = document.activeElement?.textContent;
  return [path(), document.title, main.textContent, focused, ...controls].join('\n').replaceAll(address, '(it)');
};

/** Ten wrong passwords and one more. */
const signIn = async (visitor: Visitor): Promise<ReadonlyArray<string>> => {
  let pages: ReadonlyArray<string> = [];
  const typed = { email: visitor.address, password: 'Wrong-horse-9' };
  for (let tries = 1; tries <= 11; tries += 1) {
    await send(visitor, { typed, button: 'Sign in', at: '/signin' });
    pages = [...pages, seen(visitor)];
  }
  expect(pages[0]).toContain('Your email address or password is not right.');
  expect(pages.at(-1)).toContain('You have tried too many times.');
  return pages;
};

/** A reset with five wrong codes. */
const reset = async (visitor: Visitor): Promise<ReadonlyArray<string>> => {
  const [codeScreen, passwordScreen] = [
    '/forgot-password/email-verification',
    '/forgot-password/new-password',
  ] as const;
  await send(visitor, { typed: { email: visitor.address }, button: 'Send code', at: codeScreen });
  let pages = [seen(visitor)];
  await send(visitor, { typed: { code: codeOf('0') }, button: 'Continue', at: passwordScreen });
  for (let tries = 1; tries <= 5; tries += 1) {
    const code = visitor.page.querySelector('input[name="code"]') === null ? {} : { code: codeOf('0') };
    const typed = { ...code, password: 'Quite-another-horse-2' };
    await send(visitor, { typed, button: 'Save password', at: passwordScreen });
    pages = [...pages, seen(visitor)];
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
    const unknown = await walk(await visit('nobody@sandbox.test', at));
    document.body.replaceChildren();
    for (const address of ['personal@sandbox.test', 'social@sandbox.test']) {
      expect([address, ...(await walk(await visit(address, at)))]).toEqual([address, ...unknown]);
      document.body.replaceChildren();
    }
  },
  60_000,
);
