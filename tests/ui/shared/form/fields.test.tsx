import { describe, expect, it, vi } from 'vitest';
import { withTypedEmail } from '#domain/session/changes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { inputNamed, renderView } from '#tests/ui/renderView.tsx';
import { Checkbox, RadioGroup } from '#ui/shared/form/Choice.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { FormErrors } from '#ui/shared/form/Field.tsx';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import type { FormError } from '#ui/shared/form/formErrors.ts';
import { formText, isTyped } from '#ui/shared/form/formValues.ts';

const wrongKind: FormError = { field: 'kind', message: { id: 'signIn.fault.CodeExpired' } };

const kinds = (
  <form method="dialog">
    <FormErrors value={{ errors: [wrongKind, wrongKind], focused: null, alert: null }}>
      <RadioGroup
        name="kind"
        legend={{ id: 'accountType.legend' }}
        options={[
          { value: 'personal', label: { id: 'accountType.Personal' } },
          { value: 'phone', label: '+44 •••• ••0123', hint: { id: 'accountType.legend' } },
        ]}
      />
    </FormErrors>
    <Checkbox name="news" label={{ id: 'signIn.submit' }} />
    <label htmlFor="country">Country</label>
    <select id="country" name="country" defaultValue="FR">
      <option value="GB">United Kingdom</option>
      <option value="FR">France</option>
    </select>
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" hint={{ id: 'slow.text' }} />
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
    expect(['kind', 'news', 'country', 'password', 'no-such'].map(formText(form))).toEqual(['', '', 'FR', '', '']);
    await act(() => page.querySelector<HTMLInputElement>('input[value="phone"]')?.click());
    await act(() => inputNamed(page, 'news').click());
    expect(['kind', 'news'].map(formText(form))).toEqual(['phone', 'yes']);
  });

  it('know that another option of a list is chosen than at first, whoever chose it', async () => {
    const { page } = await renderView(<main>{kinds}</main>);
    const state = (value: string) => Object.assign(page.querySelector('select') ?? {}, { value }) && isTyped();
    expect([isTyped(), state('GB'), state('FR')]).toEqual([false, true, false]);
  });

  it('have a label, a hint and an error, and a group of radio buttons has its name as id of the first', async () => {
    const { page } = await renderView(kinds);
    const described = (element: Element | null): string | null | undefined =>
      document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described(page.querySelector('fieldset'))).toBe('That code has expired. Ask for a new one.');
    expect(described(page.querySelector('input[value="phone"]'))).toBe('Account type');
    expect(described(inputNamed(page, 'password'))).toBe('This is taking longer than usual.');
    expect(
      [...page.querySelectorAll('input, select')].every(({ id }) => page.querySelector(`label[for="${id}"]`)),
    ).toBe(true);
    expect(page.querySelector('#kind')).toBe(page.querySelector('input[type="radio"]'));
  });
});

const emailField = <EmailField label={{ id: 'signIn.email' }} />;

it('the password field says that caps lock is on until another key says that it is off, so a press that leaves it hits its button', async () => {
  const { page, act } = await renderView(
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" />,
  );
  const password = inputNamed(page, 'password');
  const hint = (): string | null | undefined => page.querySelector('[role="status"]')?.textContent;
  const press = (capsLock: boolean): Promise<void> =>
    act(() => {
      const key = new KeyboardEvent('keydown', { bubbles: true });
      vi.spyOn(key, 'getModifierState').mockReturnValue(capsLock);
      password.dispatchEvent(key);
    });
  await act(() => password.focus());
  await press(true);
  await act(() => password.blur());
  expect(hint()).toBe('Caps lock is on');
  await press(false);
  expect(hint()).toBe('');
});

describe('the email field', () => {
  it.each([
    ['', 'ada@gmail.com'],
    ['a', 'a'],
  ])('with the text %j has %j when a default email arrives', async (typed, kept) => {
    const { useCases, ports } = makeTestApp();
    const { page, act } = await renderView(emailField, { useCases });
    const email = inputNamed(page, 'email');
    await act(() => {
      email.focus();
      email.value = typed;
    });
    await act(() => void ports.session.update(withTypedEmail('ada@gmail.com')));
    expect(email.value).toBe(kept);
  });

  it('is a text field with the keyboard and the autofill of an email, because a browser rewrites the text of an email field', async () => {
    const { page } = await renderView(emailField);
    const email = inputNamed(page, 'email');
    expect([email.type, email.inputMode, email.autocomplete]).toEqual(['text', 'email', 'username']);
    const writing = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => email.getAttribute(name));
    expect(writing).toEqual(['none', 'off', 'false']);
  });
});
