import type { AccountType } from '#domain/platform/accountType.ts';
import type { Platform } from '#domain/platform/platform.ts';
import { type RoutePath, showsStepper } from './routes.ts';

type StepName = 'account' | 'verification' | 'country' | 'information' | 'business' | 'personal';

/** The page titles of the steps of this app: the headings of their screens. */
export const pageTitles = { account: 'signUp.heading', verification: 'code.heading' } as const;

/** One step of sign-up; its titles are message ids. The page of a step elsewhere is named as the step. */
type Step = {
  readonly id: number;
  readonly name: StepName;
  readonly path: RoutePath;
  readonly title: `stepper.${StepName}.title`;
  readonly pageTitle: Step['title'] | (typeof pageTitles)[keyof typeof pageTitles];
};

/** What the list of steps depends on. */
export type SignUpKind = {
  readonly accountType: AccountType | null;
  readonly platform: Platform | null;
  readonly newFlow: { readonly XERA: boolean };
};

/** The steps of a sign-up (specification 2.3). The steps after verification are pages of the product's site. */
export const stepsOf = ({ accountType, platform, newFlow }: SignUpKind): ReadonlyArray<Step> => {
  if (platform === 'XERA' && newFlow.XERA) return shortSteps;
  return accountType === 'Business' && platform === 'XEMT' ? businessSteps : genericSteps;
};

/** The steps that a screen shows, and its active step. */
export type Stepper = { readonly steps: ReadonlyArray<Step>; readonly active: Step };

/** The stepper of a screen; null where it is hidden. */
export const stepperAt = (path: RoutePath, kind: SignUpKind): Stepper | null => {
  const steps = stepsOf(kind);
  const active = steps.find((step) => step.path === path);
  return active === undefined || !showsStepper(path) ? null : { steps, active };
};

const pathOf: { readonly [Name in StepName]: RoutePath } = {
  account: '/signup',
  verification: '/signup/email-verification',
  country: '/',
  information: '/',
  business: '/',
  personal: '/',
};

const numbered = (names: ReadonlyArray<StepName>): ReadonlyArray<Step> =>
  names.map((name, id) => ({
    id,
    name,
    path: pathOf[name],
    title: `stepper.${name}.title`,
    pageTitle: name === 'account' || name === 'verification' ? pageTitles[name] : `stepper.${name}.title`,
  }));

const genericSteps = numbered(['account', 'verification', 'country', 'information']);
const businessSteps = numbered(['account', 'verification', 'business', 'personal']);
const shortSteps = numbered(['account', 'verification']);
