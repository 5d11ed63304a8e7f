import * as E from 'fp-ts/Either';
import type { UseCases } from '#application/useCases.ts';
import { withTypedEmail } from '#domain/session/changes.ts';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { SignInScreen } from '#ui/sign-in/SignInScreen.tsx';

type SignIn = UseCases['signIn']['submit'];
type StartSocial = UseCases['signIn']['startSocial'];
type Answer = Awaited<ReturnType<ReturnType<SignIn>>>;
/** A fault of a sign-in. */
export type Fault = Extract<Answer, { readonly _tag: 'Left' }>['left'];

/** Renders the sign-in screen for a visitor with a known email. A sign-in runs until the test answers; one with a provider has no end. */
export const openSignIn = async () => {
  const { useCases, ports } = makeTestApp();
  ports.session.update(withTypedEmail('ada@sandbox.test'));
  /** The values that the form was sent with. */
  const sent: unknown[] = [];
  let answer: (outcome: Answer) => void = () => undefined;
  const signIn: SignIn = (typed) => () => {
    sent.push(typed);
    return new Promise((resolve) => (answer = resolve));
  };
  /** The identity providers with which a sign-in was started. */
  const started: unknown[] = [];
  const startSocial: StartSocial = (provider) => () => {
    started.push(provider);
    return new Promise(() => undefined);
  };
  const view = await renderView(<SignInScreen />, {
    useCases: { ...useCases, signIn: { ...useCases.signIn, submit: signIn, startSocial } },
  });
  const press = (): Promise<void> =>
    view.act(() => view.page.querySelector<HTMLElement>('button[type="submit"]')?.click());
  /** Presses "Sign in", and answers with a fault after what happens meanwhile. */
  const fail = async (fault: Fault, meanwhile = (): void => undefined): Promise<void> => {
    await press();
    await view.act(meanwhile);
    await view.act(() => answer(E.left(fault)));
    await view.act(() => undefined);
  };
  return { ...view, ports, sent, started, press, fail };
};
