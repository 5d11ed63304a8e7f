import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { phoneCountries } from '#domain/system/phoneCountries.ts';
import { noSystemFields } from '#domain/system/systemFields.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { signIn } from '#tests/application/support/visits.ts';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { descriptionOf, inputNamed, renderView, waitUntil } from '#tests/ui/renderView.tsx';
import { NumberScreen } from '#ui/two-factor/NumberScreen.tsx';

/** The form of a first number; the service lists these countries once `release` is called. */
const openForm = async (...options: ReadonlyArray<{ readonly value: string; readonly text: string }>) => {
  const { opened, open } = gate();
  const listed = phoneCountries([{ id: 'phoneCountries', options }]);
  const app = makeTestApp({
    replace: () => ({
      systemFields: { fetch: () => () => opened.then(() => E.right({ ...noSystemFields, phoneCountries: listed })) },
    }),
  });
  await signIn(app, 'setup2fa');
  await app.useCases.twoFactor.phones.open();
  const shown = await renderView(<NumberScreen purpose="add" />, app);
  const [country] = shown.page.getElementsByTagName('select');
  if (country === undefined) throw new Error('There is no list of countries.');
  const number = inputNamed(shown.page, 'number');
  return {
    ...shown,
    session: app.session,
    country,
    fields: () => [country.value, number.value],
    names: () => [...country.options].map(({ text }) => text),
    /** What the closed list shows where it is too narrow for a name. */
    short: () => country.nextElementSibling?.textContent,
    /** Enters a country or a number, and tells an event. */
    enter: (target: 'country' | 'number', value: string, event = new Event('input', { bubbles: true })) =>
      shown.act(() => {
        const field = target === 'country' ? country : number;
        field.value = value;
        field.dispatchEvent(event);
      }),
    release: async (): Promise<void> => {
      await shown.act(open);
      await waitUntil(() => expect(country.options.length).toBeLessThan(9));
    },
  };
};

const inputOf = (inputType: string): InputEvent => new InputEvent('input', { bubbles: true, inputType });

describe('the countries of a number', () => {
  it('are those of the phone library until the service lists some, which changes nothing of what was entered', async () => {
    const { country, fields, names, short, enter, release } = await openForm(
      { value: 'GB', text: '44' },
      { value: 'FR', text: '33' },
      { value: 'FR', text: '262' },
    );
    expect([country.labels[0]?.textContent, country.getAttribute('autocomplete')]).toEqual([
      'Country code',
      'tel-country-code',
    ]);
    expect(country.options.length).toBeGreaterThan(200);
    expect([country.value, country.selectedOptions[0]?.text]).toEqual(['GB', 'United Kingdom (+44)']);
    expect(short()).toBe('GB +44');
    await enter('number', '06 12 34 56 78');
    await enter('country', 'FR', new Event('change', { bubbles: true }));
    await release();
    expect(names()).toEqual(['France (+33)', 'United Kingdom (+44)']);
    expect([...fields(), short()]).toEqual(['FR', '06 12 34 56 78', 'FR +33']);
  });

  it('leave none chosen where the chosen one is not among them, and the page asks for one', async () => {
    const { press, country, short, enter, release } = await openForm({ value: 'DE', text: '49' });
    await release();
    expect(country.value).toBe('');
    await enter('number', '0151 23456789');
    await press('Continue');
    await waitUntil(() => expect(descriptionOf(country)).toBe('Choose a country code'));
    expect([country.getAttribute('aria-invalid'), short()]).toEqual(['true', '']);
  });

  it('count as the browser fills them in, also where it tells nobody', async () => {
    const { page, press, session, country } = await openForm();
    country.value = 'FR';
    inputNamed(page, 'number').value = '06 12 34 56 78';
    await press('Continue');
    await waitUntil(() => expect(session().twoFactor.phone).toMatchObject({ number: '+33612345678' }));
  });

  it('follow a number with a calling code that is pasted, filled in or left, and no other number', async () => {
    const { fields, short, enter } = await openForm();
    await enter('number', '+1 416 555 0123', inputOf('insertFromPaste'));
    expect([...fields(), short()]).toEqual(['CA', '(416) 555-0123', 'CA +1']);
    await enter('number', '+44 7797 712345');
    expect(fields()).toEqual(['JE', '07797 712345']);
    await enter('number', '+33612345678', inputOf('insertText'));
    expect(fields()).toEqual(['JE', '+33612345678']);
    await enter('number', '+33612345678', new FocusEvent('focusout', { bubbles: true }));
    expect(fields()).toEqual(['FR', '06 12 34 56 78']);
    for (const other of ['07700 900123', '+979 123 456 789']) {
      await enter('number', other);
      expect(fields()).toEqual(['FR', other]);
    }
  });
});
