import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { Person } from './person.ts';

/** From one press to the next screen, or to the partner. */
export type Leg = {
  readonly button: string;
  /** The heading of the next screen; null if the press leads to the partner. */
  readonly heading: string | null;
  /** How many calls, with their preflights, the contract needs one after the other. */
  readonly floor: number;
  /** Fills in the form of the screen. */
  readonly fill: (person: Person) => Promise<void>;
};

/** A way from the sign-in page, or from the screen of a link on it, to the partner. */
export type Journey = { readonly name: string; readonly link: string | null; readonly legs: ReadonlyArray<Leg> };

const newPassword = 'Brand-new-horse-1';
const [email, newEmail, number] = ['personal@sandbox.test', 'ada@example.test', '+447700900101'];

const fillSignIn =
  (username: string): Leg['fill'] =>
  async ({ type }) => {
    await type('Email address', username);
    await type('Password', seedPassword);
  };

const fillSignUp: Leg['fill'] = async ({ page, type }) => {
  await page.getByText('Personal', { exact: true }).click();
  await type('Email address', newEmail);
  await type('Create a password', newPassword);
};

const enterCodeTo =
  (to: string): Leg['fill'] =>
  async ({ type, codeFor }) =>
    type('Verification code', await codeFor(to));

/** Measured after several pauses on the form. */
export const signIn: Journey = {
  name: 'sign-in',
  link: null,
  legs: [{ button: 'Sign in', heading: null, floor: 3, fill: fillSignIn(email) }],
};

/** Measured after the pause until a code arrives. */
export const otherJourneys: ReadonlyArray<Journey> = [
  {
    name: 'sign-up',
    link: 'Create an account',
    legs: [
      { button: 'Create account', heading: 'Check your email', floor: 2, fill: fillSignUp },
      { button: 'Confirm', heading: null, floor: 3, fill: enterCodeTo(newEmail) },
    ],
  },
  {
    name: 'recovery',
    link: 'Forgot your password?',
    legs: [
      { button: 'Send code', heading: 'Check your email', floor: 2, fill: ({ type }) => type('Email address', email) },
      { button: 'Continue', heading: 'Choose a new password', floor: 0, fill: enterCodeTo(email) },
      { button: 'Save password', heading: null, floor: 3, fill: ({ type }) => type('New password', newPassword) },
    ],
  },
  {
    name: 'two-factor by text',
    link: null,
    legs: [
      {
        button: 'Sign in',
        heading: 'How should we send your code?',
        floor: 7,
        fill: fillSignIn('sms2fa@sandbox.test'),
      },
      { button: 'Send code', heading: 'Enter your code', floor: 1, fill: async () => undefined },
      { button: 'Confirm', heading: null, floor: 3, fill: enterCodeTo(number) },
    ],
  },
];
