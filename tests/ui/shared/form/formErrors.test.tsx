import { beforeEach, describe, expect, it } from 'vitest';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { alertLines, descriptionOf, inputNamed, type RenderedView, renderView } from '#tests/ui/renderView.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

type Fault = FormFault | IdentityFault;

/** A form with two fields, or with the email alone. */
const form = (fault: Arrived<Fault> | null, field: 'email' | null = null) => (
  <Form
    heading={{ id: 'signIn.heading' }}
    errors={formErrors(fault)}
    {...{ fault, field, busy: false }}
    submit={{ id: 'signIn.submit' }}
    onSubmit={() => undefined}
  >
    <EmailField label={{ id: 'signIn.email' }} />
    {field === null && <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" />}
  </Form>
);

const noEmail: Fault = { _tag: 'Incomplete', fields: [{ field: 'email', problem: 'Missing' }] };
const incomplete: Fault = {
  _tag: 'Incomplete',
  fields: [
    { field: 'email', problem: 'Malformed' },
    { field: 'password', problem: 'Missing' },
  ],
};

let shown: RenderedView;

const fail = (fault: Fault, field: 'email' | null = null): Promise<void> =>
  shown.rerender(form({ ...fault, arrivedAt: Date.now() }, field));
const input = (name: string): HTMLInputElement => inputNamed(shown.page, name);
const alert = (): Element | null => shown.page.querySelector('[role="alert"]');
const wrong = (): ReadonlyArray<string> =>
  [...shown.page.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
/** How often the page says something. */
const count = (words: string): number => shown.page.textContent.split(words).length - 1;

describe('the errors of a form', () => {
  beforeEach(async () => {
    shown = await renderView(form(null));
    await shown.type({ email: 'ada' });
    await shown.act(() => input('email').focus());
    await shown.act(() => input('email').blur());
  });

  it('are not there before the form is sent', () => expect([alertLines(shown.page), wrong()]).toEqual([[], []]));

  it('are those of the last submit until the next one, whatever is typed, and a new alert says the same again', async () => {
    await fail(incomplete);
    expect([alertLines(shown.page).length, wrong()]).toEqual([2, ['email', 'password']]);
    const first = alert();
    expect(document.activeElement).toBe(first);
    await shown.type({ email: 'ada@sandbox.test', password: 'x' });
    await shown.act(() => input('password').focus());
    await shown.act(() => input('password').blur());
    expect([alertLines(shown.page).length, wrong()]).toEqual([2, ['email', 'password']]);
    await fail(incomplete);
    expect(alert()).not.toBe(first);
    expect(document.activeElement).toBe(alert());
  });

  it('are a heading with links where they are several, and each is said at its field', async () => {
    await fail(incomplete);
    expect(alert()?.querySelector('h2')?.textContent).toBe('There is a problem');
    expect(descriptionOf(input('password'))).toBe('Enter your password');
    expect(count('Enter your password')).toBe(2);
    await shown.press('Enter your password');
    expect(document.activeElement).toBe(input('password'));
  });

  it('are a sentence alone where there is one: its field is red and described by it', async () => {
    await fail(noEmail);
    expect([alert()?.textContent, count('Enter your email address')]).toEqual(['Enter your email address', 1]);
    expect([wrong(), document.activeElement]).toEqual([['email'], alert()]);
    expect(descriptionOf(input('email'))).toBe('Enter your email address');
    expect(alert()?.querySelector('a')).toBeNull();
  });
});

describe('what is wrong on a page with one field', () => {
  beforeEach(async () => void (shown = await renderView(form(null, 'email'))));

  it.each<readonly [string, Fault, ReadonlyArray<string>]>([
    ['Enter your email address', noEmail, ['email']],
    ['Enter an email address that we can use.', { _tag: 'ParameterRefused' }, ['email']],
    ["We can't reach our service.", { _tag: 'Unreachable' }, []],
  ])('is said once, in an alert directly below the field, which has the focus: %s', async (words, fault, red) => {
    await fail(fault, 'email');
    expect([count(words), wrong(), document.activeElement]).toEqual([1, red, input('email')]);
    expect(alert()?.textContent).toContain(words);
    expect(descriptionOf(input('email'))).toContain(words);
    expect(input('email').nextElementSibling?.contains(alert())).toBe(true);
    expect(document.title).toContain('Error: ');
  });

  it('leaves the focus where it is, where something was typed meanwhile', async () => {
    await shown.rerender(form({ ...noEmail, arrivedAt: 0, isTypedOver: true }, 'email'));
    expect(alertLines(shown.page)).toEqual(['Enter your email address']);
    expect(document.activeElement).not.toBe(input('email'));
  });
});
