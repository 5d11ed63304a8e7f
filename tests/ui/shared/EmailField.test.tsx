import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmailField, settleAfterMs } from '#ui/shared/EmailField.tsx';
import { control, input, rendered } from '#tests/ui/rendered.tsx';

const field = <EmailField name="email" label={{ id: 'signIn.email' }} defaultValue="" error={null} />;

const arriving = <EmailField name="email" label={{ id: 'signIn.email' }} defaultValue="ada@gmail.com" error={null} />;

describe('the email field', () => {
  it('suggests what was meant once a slip was left standing, and takes it on a press', async () => {
    const { page, does } = await rendered(field);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const email = input(page, 'email');
    await does(() => {
      email.focus();
      email.value = 'ada@gmial.com';
      email.blur();
    });
    expect(page.querySelector('[role="status"]')?.textContent).toBe('');
    await does(() => void vi.advanceTimersByTime(settleAfterMs));
    await does(() => vi.dynamicImportSettled());
    await does(() => control(page, 'Did you mean ada@gmail.com?').click());
    expect(email.value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(email);
    expect(page.querySelector('[role="status"]')?.textContent).toBe('');
  });

  it('lets typing replace a known address that arrives under the cursor', async () => {
    const { page, does, show } = await rendered(field);
    const email = input(page, 'email');
    const selected = vi.spyOn(email, 'select');
    await does(() => email.focus());
    await show(arriving);
    expect(email.value).toBe('ada@gmail.com');
    expect(selected).toHaveBeenCalled();
  });

  it('leaves what was typed already as it is', async () => {
    const { page, does, show } = await rendered(field);
    const email = input(page, 'email');
    const selected = vi.spyOn(email, 'select');
    await does(() => {
      email.focus();
      email.value = 'a';
    });
    await show(arriving);
    expect(email.value).toBe('a');
    expect(selected).not.toHaveBeenCalled();
  });
});
