import { describe, expect, it, vi } from 'vitest';
import { fillCode } from '#ui/code/CodeField.tsx';
import { openCodeForm } from './codeFormScreen.tsx';

describe('the field of a code', () => {
  it.each([
    ['123 456', '123456'],
    ['１２３４５６', '123456'],
    ['000412', '000412'],
    ['1234567', '1234567'],
    ['your code is 123456, valid for 10 minutes', '123456'],
  ])('keeps only the digits of %s', async (pasted, digits) => {
    const { code, enter } = await openCodeForm();
    await enter(pasted);
    expect(code.value).toBe(digits);
  });

  it('shows an inserted code instead of what was in the field', async () => {
    const { code, enter } = await openCodeForm();
    const data = 'your code is 123456, for 10 minutes';
    await enter(`654321${data}`, { inputType: 'insertFromPaste', data });
    expect(code.value).toBe('123456');
  });

  it('changes nothing while an input method composes', async () => {
    const { code, enter } = await openCodeForm();
    await enter('お12', { isComposing: true, data: 'お12' });
    expect(code.value).toBe('お12');
  });

  it('is one input that phones can autofill', async () => {
    const { page, code } = await openCodeForm();
    expect(page.querySelectorAll('input')).toHaveLength(1);
    expect([code.autocomplete, code.inputMode, code.type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect([code.hasAttribute('maxlength'), code.hasAttribute('aria-describedby')]).toEqual([false, false]);
  });

  it('sends nothing by itself, whether its code is pasted, typed or filled in from a text message', async () => {
    vi.useFakeTimers();
    const { page, code, act, sent, enter } = await openCodeForm();
    await enter('your code is 123 456');
    await enter('123456', { inputType: 'insertText', data: '6' });
    await act(() => fillCode('654321'));
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect([code.value, sent]).toEqual(['654321', []]);
    await act(() => page.querySelector('form')?.requestSubmit());
    expect(sent).toEqual(['654321']);
  });
});
