import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubReload } from '#tests/ui/stubReload.ts';
import { readSavedFields } from '#ui/start/fields.ts';
import { loadScreen, reloadIfOnline } from '#ui/start/loadModule.ts';

const { reload, serverAnswers } = stubReload();

afterEach(() => document.body.replaceChildren());

/** A script that answers each request with the next outcome. */
const script = (...outcomes: ReadonlyArray<'cut off' | 'screen'>) => {
  const left = [...outcomes];
  return vi.fn<() => Promise<string>>(async () => {
    const outcome = left.shift() ?? 'cut off';
    if (outcome === 'screen') return outcome;
    return Promise.reject(new Error('cut off'));
  });
};

const typeInto = (value: string): void => {
  const main = document.body.appendChild(document.createElement('main'));
  const input = main.appendChild(document.createElement('form')).appendChild(document.createElement('input'));
  input.name = 'email';
  input.value = value;
};

const loadWanted = <Screen>(load: () => Promise<Screen>): Promise<Screen> => loadScreen(load, () => true);

const reloaded = (): Promise<void> => vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

describe('loadScreen', () => {
  it('asks a second time for a script that was cut off, and does not reload', async () => {
    const load = script('cut off', 'screen');
    await expect(loadWanted(load)).resolves.toBe('screen');
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });

  it('reloads once for a missing script, and again only when the person asks for it', async () => {
    void loadWanted(script());
    await reloaded();
    await expect(loadWanted(script())).rejects.toThrow('cut off');
    expect(reload).toHaveBeenCalledTimes(1);
    void reloadIfOnline();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('rejects after ten seconds for a script that never comes, and saves the email without a reload', async () => {
    vi.useFakeTimers();
    typeInto('ada@sandbox.test');
    const failed = loadWanted(() => new Promise(() => undefined)).catch(String);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toBe('Error: Too slow');
    expect(reload).not.toHaveBeenCalled();
    expect(readSavedFields()).toEqual({ email: 'ada@sandbox.test' });
  });

  it.each([
    ['that is missing', script(), 'cut off'],
    ['without a screen', async () => undefined, 'No script'],
  ])('rejects for a script %s, and does not reload while the server does not answer', async (_what, load, message) => {
    serverAnswers.mockRejectedValueOnce(new TypeError('no network'));
    await expect(loadWanted<unknown>(load)).rejects.toThrow(message);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps over the reload what is on the page then, and no tick that was taken back while the server answered', async () => {
    document.body.innerHTML = '<input type="checkbox" name="marketing" value="yes">';
    const tick = document.body.querySelector('input');
    tick?.click();
    serverAnswers.mockImplementationOnce(async () => {
      tick?.click();
      return new Response();
    });
    void loadWanted(script());
    await reloaded();
    expect(readSavedFields()).toEqual({});
  });

  it('neither reloads nor saves what was typed for a screen that nobody waits for any more', async () => {
    typeInto('ada@sandbox.test');
    await expect(loadScreen(script(), () => false)).rejects.toThrow('cut off');
    expect(reload).not.toHaveBeenCalled();
    expect(readSavedFields()).toEqual({});
  });
});
