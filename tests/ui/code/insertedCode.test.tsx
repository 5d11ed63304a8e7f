import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillCode } from '#ui/code/fillCode.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import { inputNamed } from '#tests/ui/renderView.tsx';
import { idlePage, openCodeForm, type PageState } from './codeFormScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a code that is inserted at once', () => {
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

  it.each(['current-password', 'new-password'] as const)('is not sent where a %s is asked for too', async (kind) => {
    const password = (
      <PasswordField name="password" label={{ id: 'signIn.password' }} autoComplete={kind} error={null} />
    );
    const { sent, paste, passMoment } = await openCodeForm({}, password);
    await paste('123456');
    await passMoment();
    expect(sent).toEqual([]);
  });

  it.each(['keydown', 'pointerdown', 'click', 'pagehide'])('is left to the person after a %s', async (type) => {
    const { page, act: run, sent, paste, passMoment } = await openCodeForm();
    await paste('123456');
    await run(() => void page.dispatchEvent(new Event(type, { bubbles: true })));
    await passMoment();
    expect(sent).toEqual([]);
  });

  it('is not sent while it is typed digit by digit', async () => {
    const { page, act: run, sent, passMoment } = await openCodeForm();
    const field = inputNamed(page, 'code');
    for (const digit of '123456') {
      await run(() => {
        field.value += digit;
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: digit }));
      });
    }
    await passMoment();
    expect(field.value).toBe('123456');
    expect(sent).toEqual([]);
  });
});
