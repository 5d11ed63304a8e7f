import { describe, expect, it, vi } from 'vitest';
import { controlNamed, inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { EmailField, suggestionDelayMs } from '#ui/shared/form/EmailField.tsx';

const emailField = (defaultValue: string) => (
  <EmailField label={{ id: 'signIn.email' }} defaultValue={defaultValue} errors={[]} onLeave={() => undefined} />
);
const field = emailField('');
const withDefault = emailField('ada@gmail.com');

describe('the email field', () => {
  it('suggests a correction after a blur, and accepts it on a click', async () => {
    const { page, act } = await renderView(field);
    vi.useFakeTimers();
    const email = inputNamed(page, 'email');
    await act(() => {
      email.focus();
      email.value = 'ada@gmial.com';
      email.blur();
    });
    expect(page.querySelector('[role="status"]')?.textContent).toBe('');
    await act(() => void vi.advanceTimersByTime(suggestionDelayMs));
    await act(() => vi.dynamicImportSettled());
    await act(() => controlNamed(page, 'Did you mean ada@gmail.com?').click());
    expect(email.value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(email);
    expect(page.querySelector('[role="status"]')?.textContent).toBe('');
  });

  it.each([
    ['', 'ada@gmail.com', 1],
    ['a', 'a', 0],
  ])('with the text %j has %j, selected %i times, when a default email arrives', async (typed, kept, times) => {
    const { page, act, rerender } = await renderView(field);
    const email = inputNamed(page, 'email');
    const selected = vi.spyOn(email, 'select');
    await act(() => {
      email.focus();
      email.value = typed;
    });
    await rerender(withDefault);
    expect([email.value, selected.mock.calls.length]).toEqual([kept, times]);
  });

  it('is a text field with the keyboard and the autofill of an email, because a browser rewrites the text of an email field', async () => {
    const { page } = await renderView(field);
    const email = inputNamed(page, 'email');
    expect([email.type, email.inputMode, email.autocomplete]).toEqual(['text', 'email', 'username']);
    const writing = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => email.getAttribute(name));
    expect(writing).toEqual(['none', 'off', 'false']);
  });
});
