import { describe, expect, it, vi } from 'vitest';
import { withTypedEmail } from '#domain/session/changes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { descriptionOf, inputNamed, renderView, textsOf } from '#tests/ui/renderView.tsx';
import { Checkbox, RadioGroup } from '#ui/shared/form/Choice.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { FormErrors } from '#ui/shared/form/Field.tsx';
import type { FormError } from '#ui/shared/form/formErrors.ts';
import { formText, isTyped } from '#ui/shared/form/formValues.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';

const wrongKind: FormError = { field: 'kind', message: { id: 'signIn.fault.CodeExpired' } };
const emailField = <EmailField label={{ id: 'signIn.email' }} />;
const passwordField = (
  <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" hint={{ id: 'slow.text' }} />
);

const openFields = async () => {
  const options = [
    { value: 'personal', label: { id: 'accountType.Personal' } },
    { value: 'phone', label: '+44 •••• ••0123', hint: { id: 'accountType.legend' } },
  ] as const;
  const shown = await renderView(
    <main>
      <form method="dialog">
        <FormErrors value={{ errors: [wrongKind, wrongKind], focused: null, alert: null }}>
          <RadioGroup name="kind" legend={{ id: 'accountType.legend' }} options={options} />
        </FormErrors>
        <Checkbox name="news" label={{ id: 'signIn.submit' }} />
        <select name="country" defaultValue="FR">
          <option value="GB">United Kingdom</option>
          <option value="FR">France</option>
        </select>
        {passwordField}
      </form>
    </main>,
  );
  const [form] = shown.page.getElementsByTagName('form');
  if (form === undefined) throw new Error('There is no form.');
  return { ...shown, text: formText(form), find: (selector: string) => form.querySelector<HTMLElement>(selector) };
};

describe('the fields of a form', () => {
  it('are empty without a choice or a default, and are read from the form after a choice', async () => {
    const { text, find, act } = await openFields();
    expect(['kind', 'news', 'country', 'password', 'no-such'].map(text)).toEqual(['', '', 'FR', '', '']);
    await act(() => find('input[value="phone"]')?.click());
    await act(() => find('[name="news"]')?.click());
    expect(['kind', 'news'].map(text)).toEqual(['phone', 'yes']);
  });

  it('know that another option of a list is chosen than at first, whoever chose it', async () => {
    const { find } = await openFields();
    const state = (value: string) => Object.assign(find('select') ?? {}, { value }) && isTyped();
    expect([isTyped(), state('GB'), state('FR')]).toEqual([false, true, false]);
  });

  it('have a label, a hint and an error, and a group of radio buttons has its name as id of the first', async () => {
    const { page, find } = await openFields();
    expect(descriptionOf(find('fieldset'))).toBe('That code has expired. Ask for a new one.');
    expect(descriptionOf(find('input[value="phone"]'))).toBe('Account type');
    expect(descriptionOf(find('[name="password"]'))).toBe('This is taking longer than usual.');
    const unlabelled = [...page.querySelectorAll('input')].filter(({ id }) => find(`label[for="${id}"]`) === null);
    expect(unlabelled).toEqual([]);
    expect(find('#kind')).toBe(find('input[type="radio"]'));
  });
});

it('the password field says that caps lock is on until another key says that it is off, so a press that leaves it hits its button', async () => {
  const { page, act } = await renderView(passwordField);
  const password = inputNamed(page, 'password');
  const press = (capsLock: boolean): Promise<void> =>
    act(() => {
      const key = new KeyboardEvent('keydown', { bubbles: true });
      vi.spyOn(key, 'getModifierState').mockReturnValue(capsLock);
      password.dispatchEvent(key);
    });
  await act(() => password.focus());
  await press(true);
  await act(() => password.blur());
  expect(textsOf(page, '[role="status"]')).toEqual(['Caps lock is on']);
  await press(false);
  expect(textsOf(page, '[role="status"]')).toEqual(['']);
});

describe('the email field', () => {
  it.each([
    ['', 'ada@gmail.com'],
    ['a', 'a'],
  ])('with the text %j has %j when a default email arrives', async (typed, kept) => {
    const app = makeTestApp();
    const { page, act } = await renderView(emailField, app);
    const email = inputNamed(page, 'email');
    email.value = typed;
    await act(() => void app.ports.session.update(withTypedEmail('ada@gmail.com')));
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
