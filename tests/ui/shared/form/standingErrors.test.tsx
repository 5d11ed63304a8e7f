import { beforeEach, describe, expect, it } from 'vitest';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { controlNamed, inputNamed, type RenderedView, renderView, typeInto } from '#tests/ui/renderView.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

type Fault = FormFault | IdentityFault;

const form = (fault: Arrived<Fault> | null, busy = false) => (
  <Form
    heading={{ id: 'signIn.heading' }}
    errors={busy ? [] : formErrors(fault)}
    {...{ fault, busy }}
    submit={{ id: 'signIn.submit' }}
    onSubmit={() => undefined}
  >
    <EmailField label={{ id: 'signIn.email' }} defaultValue="" onLeave={() => undefined} />
    <PasswordField label={{ id: 'signIn.password' }} autoComplete="current-password" />
  </Form>
);

const incomplete: Fault = {
  _tag: 'Incomplete',
  fields: [
    { field: 'email', problem: 'Malformed' },
    { field: 'password', problem: 'Missing' },
  ],
};

let shown: RenderedView;

const fail = (fault: Fault): Promise<void> => shown.rerender(form({ ...fault, arrivedAt: 0 }));
const send = (): Promise<void> => shown.act(() => controlNamed(shown.page, 'Sign in').click());
const type = (name: string, text: string): Promise<void> =>
  shown.act(() => {
    inputNamed(shown.page, name).focus();
    typeInto(inputNamed(shown.page, name), text);
  });
const leave = (name: string): Promise<void> => shown.act(() => inputNamed(shown.page, name).blur());
const entries = (): ReadonlyArray<string> =>
  [...shown.page.querySelectorAll('[role="alert"] li')].map(({ textContent }) => textContent);
const wrong = (): ReadonlyArray<string> =>
  [...shown.page.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
/** The errors below the fields that keep their place, and those that can be seen. */
const places = (): readonly [kept: number, seen: number] => [
  shown.page.querySelectorAll('[id$="-error"]').length,
  shown.page.querySelectorAll('[id$="-error"]:not(.unseen)').length,
];

describe('the errors of a form', () => {
  beforeEach(async () => {
    shown = await renderView(form(null));
    await type('email', 'ada');
    await leave('email');
  });

  it('are not there before the form is sent', () => expect(places()).toEqual([0, 0]));

  const refuse = async (): Promise<void> => {
    await send();
    await fail(incomplete);
  };

  it('stand while the form is sent again, and a new alert says the same again', async () => {
    await refuse();
    const alert = shown.page.querySelector('[role="alert"]');
    await shown.rerender(form(null, true));
    expect([entries().length, places()]).toEqual([2, [2, 2]]);
    expect(shown.page.querySelector('[role="alert"]')).toBe(alert);
    await fail(incomplete);
    const again = shown.page.querySelector('[role="alert"]');
    expect(again).not.toBe(alert);
    expect(document.activeElement).toBe(again);
  });

  it('end when the field is left with a right text, after that at every input, and keep their place', async () => {
    await refuse();
    expect(wrong()).toEqual(['email', 'password']);
    await type('email', 'ada@sandbox.test');
    expect(wrong()).toEqual(['email', 'password']);
    await leave('email');
    expect([wrong(), entries(), places()]).toEqual([['password'], ['Enter your password'], [2, 1]]);
    await leave('password');
    await type('password', '');
    await leave('password');
    expect(wrong()).toEqual(['password']);
    await type('password', 'x');
    expect([wrong(), places()]).toEqual([[], [2, 0]]);
    expect(shown.page.querySelector('[role="alert"]')).toBeNull();
    expect(document.title).not.toContain('Error');
  });

  it('that are over stay unseen while the form is sent again', async () => {
    await refuse();
    await shown.rerender(form(null));
    await shown.rerender(form(null, true));
    expect([wrong(), entries(), places()]).toEqual([[], [], [2, 0]]);
  });

  it('do not come back before the form is sent again', async () => {
    await refuse();
    await type('email', 'ada@sandbox.test');
    await leave('email');
    await type('email', 'ad');
    await leave('email');
    expect(wrong()).toEqual(['password']);
    await fail(incomplete);
    expect(wrong()).toEqual(['email', 'password']);
  });
});

it('an error that only the service can judge ends when another text is left in its field', async () => {
  shown = await renderView(form(null));
  await type('email', 'ada@sandbox.test');
  await type('password', 'wrong');
  await send();
  await fail({ _tag: 'WrongCredentials' });
  await leave('password');
  expect(entries()).toHaveLength(1);
  await type('password', 'right');
  expect(entries()).toHaveLength(1);
  await leave('password');
  expect(entries()).toEqual([]);
});
