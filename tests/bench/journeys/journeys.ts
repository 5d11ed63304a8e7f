import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Person } from './person.ts';

/** From one press to the next screen, or to the partner. */
export type Leg = {
  readonly name: string;
  /** The calls that the contract needs one after the other. */
  readonly floor: ReadonlyArray<string>;
  /** Fills in the form of the screen. */
  readonly fill: (person: Person, email: string) => Promise<void>;
  readonly button: string;
  /** The heading of the next screen; null if the press leads to the partner. */
  readonly heading: string | null;
};

/** A way from the partner's page through the screens and back to the partner. */
export type Journey = {
  readonly name: string;
  readonly email: string;
  /** What leads from the sign-in page to the first form. */
  readonly open: (person: Person) => Promise<void>;
  readonly legs: ReadonlyArray<Leg>;
};

/** A press of a button: what it leads to, and what a person fills in before. */
const leg = (
  [button, then, heading]: readonly [button: string, then: string, heading: string | null],
  floor: Leg['floor'],
  fill: Leg['fill'],
): Leg => ({ name: `“${button}”, then ${then}`, floor, fill, button, heading });

const call = (path: string): ReadonlyArray<string> => [`OPTIONS ${path}`, `POST ${path}`];
const tokens = 'GET getGSOTokens';
const newPassword = 'Brand-new-horse-1';

const stay = async (): Promise<void> => undefined;

const fillSignIn: Leg['fill'] = async ({ type }, email) => {
  await type('Email address', email);
  await type('Password', seedPassword);
};

const enterCodeTo =
  (to: string | null): Leg['fill'] =>
  async ({ type, codeFor }, email) =>
    type('Verification code', await codeFor(to ?? email));

const signInCalls = [...call('authorization/weblogin'), tokens];

/** Measured after several pauses on the form. */
export const signIn: Journey = {
  name: 'sign-in',
  email: 'personal@sandbox.test',
  open: stay,
  legs: [leg(['Sign in', 'the partner', null], signInCalls, fillSignIn)],
};

const signUp: Journey = {
  name: 'sign-up',
  email: 'ada@example.test',
  open: ({ follow }) => follow('Create an account', 'Create your account'),
  legs: [
    leg(
      ['Create account', 'the code page', 'Check your email'],
      call('authorization/websignup'),
      async ({ page, type }, email) => {
        await page.getByText('Personal', { exact: true }).click();
        await type('Email address', email);
        await type('Create a password', newPassword);
      },
    ),
    leg(['Confirm', 'the partner', null], [...call('authorization/confirmSignup'), tokens], enterCodeTo(null)),
  ],
};

const recovery: Journey = {
  name: 'recovery',
  email: 'personal@sandbox.test',
  open: ({ follow }) => follow('Forgot your password?', 'Reset your password'),
  legs: [
    leg(['Send code', 'the code page', 'Check your email'], call('authorization/forgotPassword'), ({ type }, email) =>
      type('Email address', email),
    ),
    leg(['Continue', 'the new password', 'Choose a new password'], [], enterCodeTo(null)),
    leg(['Save password', 'the partner', null], [...call('authorization/confirmForgotPassword'), tokens], ({ type }) =>
      type('New password', newPassword),
    ),
  ],
};

const channelCalls = ['GET profile', 'GET lookupPhoneNumber', ...call('authorization/send2FA')];

const twoFactor: Journey = {
  name: 'two-factor by text',
  email: 'sms2fa@sandbox.test',
  open: stay,
  legs: [
    leg(['Sign in', 'the channels', 'How should we send your code?'], [...signInCalls, ...channelCalls], fillSignIn),
    leg(['Send code', 'the code page', 'Enter your code'], ['POST authorization/send2FA'], stay),
    leg(['Confirm', 'the partner', null], [...call('authorization/validate2FA'), tokens], enterCodeTo('+447700900101')),
  ],
};

/** Measured after the pause until a code arrives. */
export const otherJourneys: ReadonlyArray<Journey> = [signUp, recovery, twoFactor];
