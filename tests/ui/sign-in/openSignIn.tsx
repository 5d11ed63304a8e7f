import * as E from 'fp-ts/Either';
import type { SignInUseCases } from '#application/sign-in/signIn.ts';
import { withTypedEmail } from '#domain/session/emailChanges.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { type RenderedView, renderView } from '#tests/ui/renderView.tsx';
import { nextTask } from '#ui/shared/navigation/useNavigateTo.ts';
import { SignInScreen } from '#ui/sign-in/SignInScreen.tsx';

type SignIn = SignInUseCases['submit'];
type StartSocial = SignInUseCases['startSocial'];
type Answer = Awaited<ReturnType<ReturnType<SignIn>>>;
/** A fault of a sign-in. */
export type Fault = Extract<Answer, { readonly _tag: 'Left' }>['left'];

type Shown = RenderedView & {
  readonly ports: TestApp['ports'];
  /** The values that the form was sent with. */
  readonly sent: ReadonlyArray<unknown>;
  /** The identity providers with which a sign-in was started. */
  readonly started: ReadonlyArray<unknown>;
  readonly press: () => Promise<void>;
  /** Presses "Sign in", and answers with a fault. */
  readonly fail: (fault: Fault) => Promise<void>;
};

/** Renders the sign-in screen for a visitor with a known email. A sign-in runs until the test answers; one with a provider has no end. */
export const openSignIn = async (): Promise<Shown> => {
  const { useCases, ports } = makeTestApp();
  ports.session.update(withTypedEmail('ada@sandbox.test'));
  const sent: unknown[] = [];
  let answer: (outcome: Answer) => void = () => undefined;
  const signIn: SignIn = (typed) => () => {
    sent.push(typed);
    return new Promise((resolve) => (answer = resolve));
  };
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
  const fail = async (fault: Fault): Promise<void> => {
    await press();
    await view.act(() => answer(E.left(fault)));
    await view.act(nextTask);
  };
  return { ...view, ports, sent, started, press, fail };
};
