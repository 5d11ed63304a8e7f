import { expect, it } from 'vitest';
import { form } from '#tests/application/code/codeFlowFixtures.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { makeTwoFactorTestApp } from '#tests/application/two-factor/twoFactorTestApp.ts';
import { renderApp, waitForScreen } from '#tests/ui/renderApp.tsx';
import { alertLines, controlNamed, inputNamed, typeInto } from '#tests/ui/renderView.tsx';

const hints = (page: HTMLElement): ReadonlyArray<Element> => [...page.querySelectorAll('main p[role="status"]')];

/** What each hint says, and whether it only keeps its room. */
const said = (page: HTMLElement): ReadonlyArray<string> =>
  hints(page).map((hint) => `${hint.querySelector('.unseen') === null ? 'seen' : 'unseen'}: ${hint.textContent}`);

const words = 'Not there? Look in the junk folder.';

it('after the first wait a page whose code went by email announces where else it may be, in a room that was there before, which an error has as long as it stands', async () => {
  const app = makeTestApp();
  await app.useCases.signUp.submit(form)();
  const at = '/signup/email-verification';
  const shown = await renderApp(app, at);
  const { page } = shown;
  const [hint] = hints(page);
  expect(said(page)).toEqual([`unseen: ${words}`]);
  app.advance(31_000);
  await waitForScreen(shown, at, () => expect(said(page)).toEqual([`seen: ${words}`]));
  expect(hints(page)[0]).toBe(hint);
  await shown.act(() => {
    typeInto(inputNamed(page, 'code'), app.wrong());
    controlNamed(page, 'Confirm').click();
  });
  await waitForScreen(shown, at, () => expect(alertLines(page)).toHaveLength(1));
  expect(said(page)).toEqual(['seen: ']);
  await shown.act(() => controlNamed(page, 'Send a new code').click());
  await waitForScreen(shown, at, () => expect(page.textContent).toContain(`We sent a new code to ${form.email}.`));
  expect(page.querySelector('[role="timer"]')).not.toBeNull();
  expect(said(page)).toEqual([`seen: ${words}`]);
});

it('a page whose code went to a phone says nothing of a junk folder', async () => {
  const app = await makeTwoFactorTestApp('sms2fa');
  await app.signIn();
  await app.sendCode();
  const { page } = await renderApp(app, '/2fa/verify-number');
  expect([said(page), page.textContent.includes(words)]).toEqual([[], false]);
});
