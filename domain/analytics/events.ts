import type { CodeChannel } from '#domain/two-factor/twoFactor.ts';
import type { ConsentCategory } from '#domain/consent/consent.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { Audience } from './audience.ts';

/** What analytics calls the failures a person is shown. */
export type FailureName =
  | 'account locked'
  | 'something went wrong'
  | 'login failed'
  | 'invalid or expired email verification code'
  | 'email already in use'
  | '2FA failure'
  | 'change password failed'
  | 'non-supported phone number type';

export type FormName =
  | 'sign in'
  | 'sign up'
  | 'email verification'
  | 'forgot password'
  | 'new password'
  | 'change password'
  | 'account type'
  | 'phone number'
  | '2FA code';

/** How fast the page showed itself, answered and held still, and what that counts as. */
export type VitalName = 'LCP' | 'INP' | 'CLS';
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** Every event there is. Nothing in it is free text, so nothing a person typed can be carried by one. */
export type AnalyticsEvent =
  | { readonly name: 'Failure Shown'; readonly failure: FailureName }
  | { readonly name: 'Form Submitted'; readonly form: FormName }
  | { readonly name: 'Code Sent'; readonly channel: CodeChannel }
  | { readonly name: 'Signed In' | 'Signed Up'; readonly accountType: Audience | null }
  | { readonly name: 'Password Reset' | 'Password Changed' }
  | { readonly name: 'Two Factor Completed'; readonly channel: CodeChannel | null }
  | { readonly name: 'Account Selected'; readonly accounts: number }
  | { readonly name: 'Redirected'; readonly platform: Platform | null }
  | { readonly name: 'Web Vital'; readonly vital: VitalName; readonly value: number; readonly rating: VitalRating }
  | ({ readonly name: 'Consent State Change' } & { readonly [Category in ConsentCategory]: boolean });
