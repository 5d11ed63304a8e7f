import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillCode } from '#ui/code/CodeField.tsx';
import { idlePage, openCodeForm, type PageState } from './codeFormScreen.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

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

  it('is one input that phones can autofill, and says that the code is sent once it is complete', async () => {
    const { page, code } = await openCodeForm();
    expect(page.querySelectorAll('input')).toHaveLength(1);
    expect([code.autocomplete, code.inputMode, code.type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect([code.hasAttribute('maxlength'), code.getAttribute('aria-describedby')]).toEqual([false, 'code-hint']);
    expect(page.querySelector('#code-hint')?.textContent).toBe('We send it as soon as all six digits are there.');
  });
});

describe('a complete code', () => {
  it('is sent once for each value, through the submit event of the form, although its event is doubled', async () => {
    const { page, sent, enter, passMoment } = await openCodeForm();
    const submits = vi.fn<() => void>();
    page.addEventListener('submit', submits);
    await enter('your code is 123 456');
    await enter('123456');
    await passMoment();
    await passMoment();
    expect([sent, submits.mock.calls.length]).toEqual([['123456'], 1]);
    await enter('123456');
    await passMoment();
    await enter('654321');
    await passMoment();
    expect(sent).toEqual(['123456', '654321']);
  });

  it('is sent if the code of a text message is filled in', async () => {
    const { act, sent, passMoment } = await openCodeForm();
    await act(() => fillCode('123456'));
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it('is not sent by itself after it was sent by a press', async () => {
    const { page, code, act, sent, enter, passMoment } = await openCodeForm();
    await act(() => {
      code.value = '123456';
      page.querySelector('form')?.requestSubmit();
    });
    await enter('123456');
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it.each<[string, PageState]>([
    ['a request runs', { busy: true }],
    ['a new code is requested', { resend: { ...idlePage.resend, busy: true } }],
    ['the page must wait', { isLimited: () => true }],
  ])('is not sent while %s', async (_, state) => {
    const { sent, show, enter, passMoment } = await openCodeForm();
    await enter('123456');
    await show(state);
    await passMoment();
    await enter('654321');
    await passMoment();
    await show({});
    expect(sent).toEqual([]);
    await enter('123456');
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it('is not sent where the form does not send itself, and the hint does not say so', async () => {
    const { page, sent, enter, passMoment } = await openCodeForm({}, { sendsItself: false });
    await enter('123456');
    await passMoment();
    expect([sent, page.querySelector('#code-hint')]).toEqual([[], null]);
  });

  it.each(['keydown', 'pointerdown', 'click', 'pagehide'])('is left to the person after a %s', async (type) => {
    const { page, act, sent, enter, passMoment } = await openCodeForm();
    await enter('123456');
    await act(() => void page.dispatchEvent(new Event(type, { bubbles: true })));
    await passMoment();
    expect(sent).toEqual([]);
  });

  it.each(['insertText', 'insertCompositionText', 'deleteContentBackward', 'insertFromPaste', 'insertFromDrop', ''])(
    'of the input %j is shown for 540 ms before it is sent',
    async (inputType) => {
      const { act, sent, enter } = await openCodeForm();
      await enter('123456', { inputType });
      await act(() => void vi.advanceTimersByTime(539));
      expect(sent).toEqual([]);
      await act(() => void vi.advanceTimersByTime(1));
      expect(sent).toEqual(['123456']);
    },
  );

  it.each(['1', '12345', '1234567'])('is not %s', async (typed) => {
    const { sent, enter, passMoment } = await openCodeForm();
    await enter(typed, { inputType: 'insertText', data: typed.slice(-1) });
    await passMoment();
    expect(sent).toEqual([]);
  });
});
