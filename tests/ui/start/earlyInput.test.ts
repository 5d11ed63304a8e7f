import { beforeEach, describe, expect, it } from 'vitest';
import { repeatPress, showStartNotice, takeEarlyPresses } from '#ui/start/earlyInput.ts';
import { stubReload } from '#tests/ui/stubReload.ts';
import { holdEarlyInput } from './holdEarlyInput.ts';

const { reload } = stubReload();

const page = `<main>
  <form><input name="email"><input type="checkbox" name="marketing" value="yes">
    <button type="button">Show password</button><button type="submit">Sign in</button></form>
  <a href="/signup">Create an account</a>
</main><p id="late"><a href="">Try again</a></p>`;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

/** What the views of the page get to know, from now on. */
const received = (): ReadonlyArray<string> => {
  const events: string[] = [];
  find('main').addEventListener('submit', (event) => event.preventDefault());
  for (const type of ['submit', 'click'])
    find('main').addEventListener(type, ({ target }) => {
      if (target instanceof Element) events.push(`${type} ${target.localName}`);
    });
  return events;
};

const submit = (): void => {
  const event = new SubmitEvent('submit', { cancelable: true, bubbles: true, submitter: find('[type=submit]') });
  find('form').dispatchEvent(event);
};

const repeatAll = (): void => takeEarlyPresses().forEach((press) => repeatPress(document.body, press));

beforeEach(() => {
  document.body.innerHTML = page;
  holdEarlyInput();
});

describe('input before the app handles events', () => {
  it('is repeated on the same elements once the views are there: the first submit and the last click, in their order', () => {
    find('[type=button]').click();
    submit();
    submit();
    find('a').click();
    const events = received();
    expect(find('[type=submit]').getAttribute('aria-busy')).toBe('true');
    repeatAll();
    expect(events).toEqual(['submit form', 'click a']);
    expect([find('[type=submit]').getAttribute('aria-busy'), globalThis.early]).toEqual([null, undefined]);
    repeatAll();
    expect(events).toHaveLength(2);
  });

  it('is left to the app from then on, and the notice of the page goes', () => {
    takeEarlyPresses();
    const events = received();
    find('[type=button]').click();
    expect([events, document.getElementById('late')]).toEqual([['click button'], null]);
  });

  it('is left to the browser for a link that opens another tab', () => {
    const events = received();
    find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(events).toEqual(['click a']);
  });

  it('is repeated on the form that React has rendered anew, and a click on nothing that has left the page', () => {
    find('[type=button]').click();
    submit();
    document.body.innerHTML = page;
    const events = received();
    repeatAll();
    expect(events).toEqual(['submit form']);
  });

  it('gets the notice at once when the start has failed, and is not busy any more', () => {
    submit();
    expect(document.documentElement.dataset['late']).toBeUndefined();
    showStartNotice();
    expect(document.documentElement.dataset['late']).toBe('');
    expect(find('[type=submit]').getAttribute('aria-busy')).toBe('false');
  });

  it('is saved, without a password, for the reload by "Try again" in that notice', () => {
    find('[name=email]').setAttribute('value', 'ada@sandbox.test');
    find('[name=marketing]').click();
    find('#late a').click();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.parse(sessionStorage.getItem('account.typed') ?? '')).toEqual({
      email: 'ada@sandbox.test',
      'marketing=yes': true,
    });
  });
});

it.each([
  ['kept for a reload', 'reload', '{"email":"ada@sandbox.test"}'],
  ['removed by another visit, which can be of another person', 'navigate', null],
  ['removed by the way back to the page', 'back_forward', null],
])('what an earlier page has saved is %s', (_what, type, kept) => {
  takeEarlyPresses();
  sessionStorage.setItem('account.typed', '{"email":"ada@sandbox.test"}');
  holdEarlyInput(type);
  expect(sessionStorage.getItem('account.typed')).toBe(kept);
});
