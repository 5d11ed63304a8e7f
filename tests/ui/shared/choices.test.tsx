import { describe, expect, it } from 'vitest';
import { Checkbox } from '#ui/shared/Checkbox.tsx';
import { Field } from '#ui/shared/Field.tsx';
import { RadioGroup } from '#ui/shared/RadioGroup.tsx';
import { Select } from '#ui/shared/Select.tsx';
import { formText } from '#ui/shared/formText.ts';
import { input, rendered } from '#tests/ui/rendered.tsx';

const kinds = (
  <form method="post">
    <RadioGroup
      name="kind"
      legend={{ id: 'stepper.account.title' }}
      options={[
        { value: 'personal', label: { id: 'stepper.personal.title' } },
        { value: 'phone', label: '+44 •••• ••0123', hint: { id: 'code.hint', values: { digits: 6 } } },
      ]}
      error={{ id: 'signIn.fault.CodeExpired' }}
    />
    <Checkbox name="news" label={{ id: 'signIn.submit' }} />
    <Select
      name="country"
      label={{ id: 'stepper.country.title' }}
      options={[
        { value: 'GB', text: 'United Kingdom' },
        { value: 'FR', text: 'France' },
      ]}
      defaultValue="FR"
      error={null}
    />
    <Field
      name="phone"
      type="tel"
      label={{ id: 'signIn.email' }}
      autoComplete="tel"
      error={null}
      hint={{ id: 'slow.text' }}
    />
  </form>
);

const formOf = (page: HTMLElement): HTMLFormElement => {
  const form = page.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return form;
};

describe('the choices of a form', () => {
  it('hold nothing that nobody chose', async () => {
    const { page } = await rendered(kinds);
    const form = formOf(page);
    expect(['kind', 'news', 'country', 'phone', 'no-such'].map((name) => formText(form, name))).toEqual([
      '',
      '',
      'FR',
      '',
      '',
    ]);
  });

  it('are read from the form, whoever made them', async () => {
    const { page, does } = await rendered(kinds);
    const second = page.querySelector<HTMLInputElement>('input[value="phone"]');
    await does(() => second?.click());
    await does(() => input(page, 'news').click());
    expect([formText(formOf(page), 'kind'), formText(formOf(page), 'news')]).toEqual(['phone', 'yes']);
  });

  it('say what they are, what helps, and what is wrong', async () => {
    const { page } = await rendered(kinds);
    const described = (element: Element | null): string | null | undefined =>
      document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described(page.querySelector('fieldset'))).toBe('That code has expired. Ask for a new one.');
    expect(described(page.querySelector('input[value="phone"]'))).toBe('6 digits');
    expect(described(input(page, 'phone'))).toBe('This is taking longer than usual');
    expect(
      [...page.querySelectorAll('input, select')].every(({ id }) => page.querySelector(`label[for="${id}"]`)),
    ).toBe(true);
  });

  it('can be led to from a summary by the name of their group', async () => {
    const { page } = await rendered(kinds);
    expect(page.querySelector('#kind')).toBe(page.querySelector('input[type="radio"]'));
  });
});
