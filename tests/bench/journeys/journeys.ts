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

const call = (path: string): ReadonlyArray<string> => [`OPTIONS ${path}`, `POST ${path}`];
const tokens = 'GET getGSOTokens';
const newPassword = 'Brand-new-horse-1';

const fillSignIn: Leg['fill'] = async ({ type }, email) => {
  await type('Email address', email);
  await type('Password', seedPassword);
};

const enterCodeTo =
  (to: string | null): Leg['fill'] =>
  async ({ type, codeFor }, email) =>
    type('Verification code', await codeFor(to ?? email));

const signInLeg: Leg = {
  name: '“Sign in”, then the partner',
  floor: [...call('authorization/weblogin'), tokens],
  fill: fillSignIn,
  button: 'Sign in',
  heading: null,
};

const stay = async (): Promise<void> => undefined;

/** Measured after several pauses on the form. */
export const signIn: Journey = {
  name: 'sign-in',
  email: 'personal@sandbox.test',
  open: stay,
  legs: [signInLeg],
};

const signUp: Journey = {
  name: 'sign-up',
  email: 'ada@example.test',
  open: async ({ follow, expectScreen }) => {
    await follow('Create an account');
    await expectScreen('Create your account');
  },
  legs: [
    {
      name: '“Create account”, then the code page',
      floor: call('authorization/websignup'),
      fill: async ({ page, type }, email) => {
        await page.getByText('Personal', { exact: true }).click();
        await type('Email address', email);
        await type('Password', newPassword);
      },
      button: 'Create account',
      heading: 'Check your email',
    },
    {
      name: '“Confirm”, then the partner',
      floor: [...call('authorization/confirmSignup'), tokens],
      fill: enterCodeTo(null),
      button: 'Confirm',
      heading: null,
    },
  ],
};

const recovery: Journey = {
  name: 'recovery',
  email: 'personal@sandbox.test',
  open: async ({ follow, expectScreen }) => {
    await follow('Forgot your password?');
    await expectScreen('Reset your password');
  },
  legs: [
    {
      name: '“Send code”, then the code page',
      floor: call('authorization/forgotPassword'),
      fill: ({ type }, email) => type('Email address', email),
      button: 'Send code',
      heading: 'Check your email',
    },
    {
      name: '“Continue”, then the new password',
      floor: [],
      fill: enterCodeTo(null),
      button: 'Continue',
      heading: 'Choose a new password',
    },
    {
      name: '“Save password”, then the partner',
      floor: [...call('authorization/confirmForgotPassword'), tokens],
      fill: ({ type }) => type('New password', newPassword),
      button: 'Save password',
      heading: null,
    },
  ],
};

const twoFactor: Journey = {
  name: 'two-factor by text',
  email: 'sms2fa@sandbox.test',
  open: stay,
  legs: [
    {
      ...signInLeg,
      name: '“Sign in”, then the channels',
      floor: [...signInLeg.floor, 'GET profile', 'GET lookupPhoneNumber', ...call('authorization/send2FA')],
      heading: 'How should we send your code?',
    },
    {
      name: '“Send code”, then the code page',
      floor: ['POST authorization/send2FA'],
      fill: stay,
      button: 'Send code',
      heading: 'Enter your code',
    },
    {
      name: '“Confirm”, then the partner',
      floor: [...call('authorization/validate2FA'), tokens],
      fill: enterCodeTo('+447700900101'),
      button: 'Confirm',
      heading: null,
    },
  ],
};

/** Measured after the pause until a code arrives. */
export const otherJourneys: ReadonlyArray<Journey> = [signUp, recovery, twoFactor];
