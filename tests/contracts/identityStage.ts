import * as E from 'fp-ts/Either';
import type { CodeSent } from '#application/ports/codeSent.ts';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { TwoFactorProof } from '#application/ports/signInTalk.ts';
import type { TalkContext } from '#application/ports/talkContext.ts';
import type { TwoFactorAsk } from '#application/ports/twoFactorTalk.ts';
import { noOAuth } from '#domain/redirect/redirect.ts';
import type { Credentials, OneTimeCode } from '#domain/identity/credentials.ts';
import { mint } from '#domain/shared/nominal.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';

/** A service with its seed accounts, a browser that talks to it, and the handles a test turns behind its back. */
export type IdentityStage = {
  readonly identity: IdentityGateway;
  readonly engine: Pick<Engine, 'inbox' | 'accounts'>;
  readonly advance: (ms: number) => void;
  /** Presses a button on a provider's page, in the same browser. */
  readonly meetProvider: (provider: string, email: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type OpenStage = () => Promise<IdentityStage>;

/** A visit of the main brand on the way to its transfer site. */
export const context: TalkContext = {
  platform: 'XEMT',
  redirectUrl: 'http://transfer.xe.localhost:4100/callback',
  referenceSource: 'personal',
  oAuth: { ...noOAuth, state: 'opaque-state' },
  preferredLanguage: 'en',
  helpcentre: null,
  location: 'GB',
};

/** What a seed account signs in with. */
export const seed = (name: string): Credentials => ({
  email: mint<'Email'>(`${name}@sandbox.test`),
  password: mint<'Password'>(seedPassword),
});

export const password = (text: string): Credentials['password'] => mint<'Password'>(text);
export const code = (text: string): OneTimeCode => mint<'OneTimeCode'>(text);

/** The newest code sent to an address or a number. */
export const newestCode = ({ engine }: Pick<IdentityStage, 'engine'>, to: string): OneTimeCode => {
  const [mail] = engine.inbox(to);
  if (mail === undefined) throw new Error(`Nothing was sent to ${to}`);
  return code(mail.code);
};

/** The answer to a code that was sent, where the service names no time for the next. */
export const codeSent: E.Either<never, CodeSent> = E.right({ retryAfterMs: null });

/** A code that is not the one given. */
export const otherCode = (right: OneTimeCode): OneTimeCode => code(right === '123456' ? '654321' : '123456');

type AskByPhone = Extract<TwoFactorAsk, { readonly _tag: 'ByPhone' }>;

/** Asks for a code by phone. */
export const byPhone = (number: string, channel: 'sms' | 'call' | 'whatsapp' = 'sms'): AskByPhone => ({
  _tag: 'ByPhone',
  channel,
  number,
  changingNumber: false,
});

/** A code as it is entered: sent to a number, or by email where there is none. */
export const proofOf = (entered: OneTimeCode, number: string | null): TwoFactorProof => ({
  code: entered,
  channel: number === null ? 'email' : 'sms',
  number,
  changingNumber: false,
  rememberBrowser: false,
  profileId: null,
});

/** The same visit, signed in by password as a seed account. */
export const signedIn = async (stage: IdentityStage, name: string): Promise<IdentityStage> => {
  await stage.identity.signIn(seed(name), context)();
  return stage;
};
