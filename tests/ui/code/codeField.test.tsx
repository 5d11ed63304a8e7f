import { describe, expect, it, vi } from 'vitest';
import { inScript } from '#tests/arbitraries/digits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { fillCode } from '#ui/code/CodeField.tsx';
import { openCodeForm } from './codeFormScreen.tsx';

const [whole, another] = [codeOf('000412'), codeOf('6')];

describe('the field of a code', () => {
  it.each([
    [`${whole.slice(0, 3)} ${whole.slice(3)}`, whole],
    [inScript(whole, 0xff10), whole],
    [`${whole}7`, `${whole}7`],
    [`your code is ${whole}, valid for 10 minutes`, whole],
  ])('keeps only the digits of %s', async (pasted, digits) => {
    const { code, enter } = await openCodeForm();
    await enter(pasted);
    expect(code.value).toBe(digits);
  });

  it('shows an inserted code instead of what was in the field', async () => {
    const { code, enter } = await openCodeForm();
    const data = `your code is ${whole}, for 10 minutes`;
    await enter(`${another}${data}`, { inputType: 'insertFromPaste', data });
    expect(code.value).toBe(whole);
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
    await enter(`your code is ${whole}`);
    await enter(whole, { inputType: 'insertText', data: whole.slice(-1) });
    await act(() => fillCode(another));
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect([code.value, sent]).toEqual([another, []]);
    await act(() => page.querySelector('form')?.requestSubmit());
    expect(sent).toEqual([another]);
  });
});
