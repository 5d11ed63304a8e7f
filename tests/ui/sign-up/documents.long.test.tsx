import { describe, expect, it } from 'vitest';
import { waitForScreen } from '#tests/ui/renderApp.tsx';
import { controlNamed, inputNamed } from '#tests/ui/renderView.tsx';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';
import {
  agreement,
  fillAndSend,
  gone,
  hold,
  isAtCode,
  links,
  open,
  part,
  shownTexts,
  unread,
  withoutDocuments,
} from './signUpApp.ts';

describe.each([
  ['could not be loaded', gone],
  ['were not in the answer', withoutDocuments],
])('the documents that %s', (_name, failure) => {
  it('are said to be missing in place, and nobody agrees to nothing', async () => {
    const shown = await open([failure]);
    expect(shownTexts(shown)).toContain(unread);
    expect(shownTexts(shown)).not.toContain(agreement);
    expect(links(shown)).toEqual([]);
  });

  it('keep a form from being sent, with an error that links to them and all that was typed', async () => {
    const shown = await open([failure]);
    await fillAndSend(shown);
    await shown.act(nextTask);
    expect(shown.sent).toEqual([]);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await shown.act(() => shown.page.querySelector<HTMLElement>('[role="alert"] a')?.click());
    expect(document.activeElement).toBe(part(shown));
    expect(inputNamed(shown.page, 'email').value).toBe('ada@example.test');
    expect(inputNamed(shown.page, 'password').value).toBe('Brand-new-horse-1');
  });

  it('are there after "Try again", which keeps the focus in their place, ends the error, and lets the form be sent', async () => {
    const shown = await open([failure]);
    await fillAndSend(shown);
    const again = controlNamed(shown.page, 'Try again');
    await shown.act(() => again.focus());
    await shown.act(() => again.click());
    expect(shownTexts(shown)).toContain(agreement);
    expect(shownTexts(shown)).not.toContain(unread);
    expect(links(shown)).toEqual(['Terms and conditions', 'Privacy policy']);
    expect(document.activeElement).toBe(part(shown));
    expect(shown.page.querySelector('[role="alert"]')).toBeNull();
    await shown.act(() => controlNamed(shown.page, 'Create account').click());
    await isAtCode(shown);
    expect(shown.sent).toMatchObject([{ email: 'ada@example.test', termsVersion: 'terms-2026-09' }]);
  }, 30_000);

  it('are announced as missing again after another failure, and "Try again" stays', async () => {
    const held = hold(failure);
    const shown = await open([failure, held.answer]);
    const again = controlNamed(shown.page, 'Try again');
    await shown.act(() => again.click());
    expect(shownTexts(shown)).not.toContain(unread);
    expect(again.getAttribute('aria-busy')).toBe('true');
    await shown.act(held.release);
    expect(shownTexts(shown)).toContain(unread);
    expect(controlNamed(shown.page, 'Try again')).toBe(again);
  });

  it('are asked for again by the next screen that needs them', async () => {
    const shown = await open([failure], '/signin');
    await shown.act(() => controlNamed(shown.page, 'Create an account').click());
    await waitForScreen(shown, '/signup');
    expect(links(shown)).toEqual(['Terms and conditions', 'Privacy policy']);
    expect(shownTexts(shown)).not.toContain(unread);
  });
});
