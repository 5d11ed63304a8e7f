import { describe, expect, it, vi } from 'vitest';
import { codeOf } from '#tests/support/codes.ts';
import { inputNamed, renderView, typeInto } from '#tests/ui/renderView.tsx';
import { fillCode } from '#ui/code/CodeField.tsx';
import { CodeForm } from '#ui/code/CodeForm.tsx';

const [whole, another] = [codeOf('000412'), codeOf('6')];

/** The form of a page that asks for a code, and the codes that it was sent with. */
const open = async () => {
  const sent: string[] = [];
  const resend = { busy: false, sent: false, availableAt: null, request: () => undefined };
  const idle = { busy: false, errors: [], fault: null, needsNewCode: false, resend };
  const words = { heading: { id: 'code.heading' }, submit: { id: 'signUp.confirm' } } as const;
  const form = (
    <CodeForm
      {...words}
      lead={null}
      page={{ purpose: 'SignUp', ...idle }}
      onSubmit={(text) => sent.push(text('code'))}
    />
  );
  const shown = await renderView(form);
  const code = inputNamed(shown.page, 'code');
  const enter = (text: string, event: InputEventInit) => shown.act(() => typeInto(code, text, event));
  return { ...shown, code, sent, enter };
};

describe('the field of a code', () => {
  it('keeps the digits of what is typed, and the code alone of what is pasted', async () => {
    const { code, enter } = await open();
    await enter(`${whole} 7`, { inputType: 'insertText', data: '7' });
    expect(code.value).toBe(`${whole}7`);
    const data = `your code is ${whole}, for 10 minutes`;
    await enter(`${another}${data}`, { inputType: 'insertFromPaste', data });
    expect(code.value).toBe(whole);
  });

  it('changes nothing while an input method composes', async () => {
    const { code, enter } = await open();
    await enter('お12', { isComposing: true, data: 'お12' });
    expect(code.value).toBe('お12');
  });

  it('is one input that phones can autofill', async () => {
    const { page, code } = await open();
    expect(page.querySelectorAll('input')).toHaveLength(1);
    expect([code.autocomplete, code.inputMode, code.type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect([code.hasAttribute('maxlength'), code.hasAttribute('aria-describedby')]).toEqual([false, false]);
  });

  it('sends nothing by itself, whether its code is pasted, typed or filled in from a text message', async () => {
    vi.useFakeTimers();
    const { page, code, act, sent, enter } = await open();
    await enter(whole, { inputType: 'insertFromPaste', data: whole });
    await enter(whole, { inputType: 'insertText', data: whole.slice(-1) });
    await act(() => fillCode(another));
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
    expect([code.value, sent]).toEqual([another, []]);
    await act(() => page.querySelector('form')?.requestSubmit());
    expect(sent).toEqual([another]);
  });
});
