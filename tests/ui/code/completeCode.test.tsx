import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputNamed } from '#tests/ui/renderView.tsx';
import { fillCode } from '#ui/code/CodeField.tsx';
import { idlePage, openCodeForm, type PageState } from './codeFormScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a complete code', () => {
  it('is sent once for each value, through the submit event of the form', async () => {
    const { page, sent, paste, passMoment } = await openCodeForm();
    const submits = vi.fn<() => void>();
    page.addEventListener('submit', submits);
    await paste('your code is 123 456');
    await passMoment();
    expect(sent).toEqual(['123456']);
    expect(submits).toHaveBeenCalledOnce();
    await paste('123456');
    await passMoment();
    expect(sent).toEqual(['123456']);
    await paste('654321');
    await passMoment();
    expect(sent).toEqual(['123456', '654321']);
  });

  it('is sent once if its event is doubled', async () => {
    const { sent, paste, passMoment } = await openCodeForm();
    await paste('123456');
    await paste('123456');
    await passMoment();
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it('is sent if the code of a text message is filled in', async () => {
    const { act: run, sent, passMoment } = await openCodeForm();
    await run(() => fillCode('123456'));
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it('is sent if the keyboard suggests it', async () => {
    const { page, act: run, sent, passMoment } = await openCodeForm();
    const field = inputNamed(page, 'code');
    await run(() => {
      field.value = '123456';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '123456' }));
    });
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it('is not sent by itself after it was sent by a press', async () => {
    const { page, act: run, sent, paste, passMoment } = await openCodeForm();
    await run(() => {
      inputNamed(page, 'code').value = '123456';
      page.querySelector('form')?.requestSubmit();
    });
    await paste('123456');
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it.each<[string, PageState]>([
    ['a request runs', { busy: true }],
    ['a new code is requested', { resend: { ...idlePage.resend, busy: true } }],
    ['the page must wait', { isLimited: () => true }],
  ])('is not sent while %s', async (_, state) => {
    const { sent, show, paste, passMoment } = await openCodeForm();
    await paste('123456');
    await show(state);
    await passMoment();
    await paste('654321');
    await passMoment();
    await show({});
    expect(sent).toEqual([]);
    await paste('123456');
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it('is not sent where the form does not send itself, and the hint does not say so', async () => {
    const { page, sent, paste, passMoment } = await openCodeForm({}, { sendsItself: false });
    await paste('123456');
    await passMoment();
    expect(sent).toEqual([]);
    expect(page.querySelector('#code-hint')).toBeNull();
  });

  it('is said to be sent by the hint of the field', async () => {
    const { page } = await openCodeForm();
    expect(page.querySelector('#code-hint')?.textContent).toBe("The code is sent as soon as it's complete.");
    expect(inputNamed(page, 'code').getAttribute('aria-describedby')).toBe('code-hint');
  });

  it.each(['keydown', 'pointerdown', 'click', 'pagehide'])('is left to the person after a %s', async (type) => {
    const { page, act: run, sent, paste, passMoment } = await openCodeForm();
    await paste('123456');
    await run(() => void page.dispatchEvent(new Event(type, { bubbles: true })));
    await passMoment();
    expect(sent).toEqual([]);
  });

  it('is sent once it was typed digit by digit, and not before', async () => {
    const { page, act: run, sent, passMoment } = await openCodeForm();
    const field = inputNamed(page, 'code');
    for (const digit of '123456') {
      await passMoment();
      expect(sent).toEqual([]);
      await run(() => {
        field.value += digit;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: digit }));
      });
    }
    await passMoment();
    expect(sent).toEqual(['123456']);
  });

  it.each([
    ['insertText', 1500],
    ['insertCompositionText', 1500],
    ['deleteContentBackward', 1500],
    ['insertFromPaste', 500],
    ['insertFromDrop', 500],
    ['insertReplacementText', 500],
    ['', 500],
  ])('of the input %j is shown for %i ms before it is sent', async (inputType, shownMs) => {
    const { page, act: run, sent } = await openCodeForm();
    const field = inputNamed(page, 'code');
    await run(() => {
      field.value = '123456';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    });
    await run(() => void vi.advanceTimersByTime(shownMs - 1));
    expect(sent).toEqual([]);
    await run(() => void vi.advanceTimersByTime(1));
    expect(sent).toEqual(['123456']);
  });

  it.each(['12345', '1234567'])('is not %s', async (typed) => {
    const { sent, paste, passMoment } = await openCodeForm();
    await paste(typed);
    await passMoment();
    expect(sent).toEqual([]);
  });
});
