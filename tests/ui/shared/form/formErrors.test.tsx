import { beforeEach, describe, expect, it } from 'vitest';
import type { FormFault } from '#domain/identity/credentials.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inputNamed, type RenderedView, renderView, typeInto } from '#tests/ui/renderView.tsx';
import { EmailField } from '#ui/shared/form/EmailField.tsx';
import { Form } from '#ui/shared/form/Form.tsx';
import { formErrors } from '#ui/shared/form/formErrors.ts';
import { PasswordField } from '#ui/shared/form/PasswordField.tsx';
import type { Arrived } from '#ui/shared/hooks/useAction.ts';

type Fault = FormFault | IdentityFault;

const form = (fault: Arrived<Fault> | null) => (
  <Form
    heading={{ id: 'signIn.heading' }}
    errors={formErrors(fault)}
    {...{ fault, busy: false }}
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
const type = (name: string, text: string): Promise<void> =>
  shown.act(() => {
    inputNamed(shown.page, name).focus();
    typeInto(inputNamed(shown.page, name), text);
  });
const entries = (): ReadonlyArray<string> =>
  [...shown.page.querySelectorAll('[role="alert"] li')].map(({ textContent }) => textContent);
const wrong = (): ReadonlyArray<string> =>
  [...shown.page.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id);
const below = (): number => shown.page.querySelectorAll('[id$="-error"]').length;

describe('the errors of a form', () => {
  beforeEach(async () => {
    shown = await renderView(form(null));
    await type('email', 'ada');
    await shown.act(() => inputNamed(shown.page, 'email').blur());
  });

  it('are not there before the form is sent', () => expect([entries(), wrong(), below()]).toEqual([[], [], 0]));

  it('are those of the last submit until the next one, whatever is typed, and a new alert says the same again', async () => {
    await fail(incomplete);
    expect([entries().length, wrong(), below()]).toEqual([2, ['email', 'password'], 2]);
    const alert = shown.page.querySelector('[role="alert"]');
    expect(document.activeElement).toBe(alert);
    await type('email', 'ada@sandbox.test');
    await type('password', 'x');
    await shown.act(() => inputNamed(shown.page, 'password').blur());
    expect([entries().length, wrong(), below()]).toEqual([2, ['email', 'password'], 2]);
    await fail(incomplete);
    const again = shown.page.querySelector('[role="alert"]');
    expect(again).not.toBe(alert);
    expect(document.activeElement).toBe(again);
    await fail({ _tag: 'Incomplete', fields: [{ field: 'password', problem: 'Missing' }] });
    expect([entries(), wrong(), below()]).toEqual([['Enter your password'], ['password'], 1]);
  });
});
