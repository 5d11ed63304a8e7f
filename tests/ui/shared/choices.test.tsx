import { describe, expect, it } from 'vitest';
import { inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { Checkbox, RadioGroup } from '#ui/shared/form/Choice.tsx';
import { Field } from '#ui/shared/form/Field.tsx';
import { formText } from '#ui/shared/form/formValues.ts';

const kinds = (
  <form method="post">
    <RadioGroup
      name="kind"
      legend={{ id: 'accountType.legend' }}
      options={[
        { value: 'personal', label: { id: 'accountType.Personal' } },
        { value: 'phone', label: '+44 •••• ••0123', hint: { id: 'accountType.legend' } },
      ]}
      error={{ id: 'signIn.fault.CodeExpired' }}
    />
    <Checkbox name="news" label={{ id: 'signIn.submit' }} />
    <label htmlFor="country">Country</label>
    <select id="country" name="country" defaultValue="FR">
      <option value="GB">United Kingdom</option>
      <option value="FR">France</option>
    </select>
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

describe('the fields of a form', () => {
  it('are empty without a choice or a default, and are read from the form after a choice', async () => {
    const { page, act } = await renderView(kinds);
    const form = formOf(page);
    expect(['kind', 'news', 'country', 'phone', 'no-such'].map(formText(form))).toEqual(['', '', 'FR', '', '']);
    await act(() => page.querySelector<HTMLInputElement>('input[value="phone"]')?.click());
    await act(() => inputNamed(page, 'news').click());
    expect(['kind', 'news'].map(formText(form))).toEqual(['phone', 'yes']);
  });

  it('have a label, a hint and an error, and a group of radio buttons has its name as id of the first', async () => {
    const { page } = await renderView(kinds);
    const described = (element: Element | null): string | null | undefined =>
      document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described(page.querySelector('fieldset'))).toBe('That code has expired. Ask for a new one.');
    expect(described(page.querySelector('input[value="phone"]'))).toBe('Account type');
    expect(described(inputNamed(page, 'phone'))).toBe('This is taking longer than usual');
    expect(
      [...page.querySelectorAll('input, select')].every(({ id }) => page.querySelector(`label[for="${id}"]`)),
    ).toBe(true);
    expect(page.querySelector('#kind')).toBe(page.querySelector('input[type="radio"]'));
  });
});
