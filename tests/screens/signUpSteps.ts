import { steps, type Step } from './scene.ts';
import { isAt, open, send, shows, type } from './steps.ts';

/** The address of a new person. */
export const ada = 'ada.lovelace@example.test';

export const codePath = '/signup/email-verification';

/** Opens the empty form of a new account. */
export const openForm: Step = open('/signup', 'main input[name="password"]');

/** Sends the form of a new account. */
export const signUp = (email: string = ada, password = 'Brand-new-horse-1'): Step =>
  steps(openForm, type('email', email), type('password', password), send);

/** Creates an account, and waits for the screen that asks for its code. */
export const openSignUpCode = (email: string = ada): Step =>
  steps(signUp(email), isAt(codePath), shows('main input[name="code"]'));
