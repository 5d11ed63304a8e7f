import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { makeOnce } from '#application/code/join.ts';
import type { Ports } from '#application/ports/ports.ts';
import type { Conclude } from '#application/session/conclude.ts';
import type { FetchTokens } from '#application/session/fetchTokens.ts';
import type { GoOn } from '#application/session/goOn.ts';
import type { FormFault } from '#domain/identity/fieldFault.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { Session } from '#domain/session/session.ts';

/** What is being done while an account is created, in order. */
export type CreatingStep = 'Opening' | 'Saving' | 'Leaving';

/** Finishes a confirmed sign-up, telling each step as it begins. */
export type FinishSignUp = (
  tell: (step: CreatingStep) => void,
) => TE.TaskEither<FormFault | IdentityFault, Destination>;

type Steps = { readonly fetchTokens: FetchTokens; readonly goOn: GoOn; readonly conclude: Conclude };

/** Tokens, then the marketing choice in the name of their holder, then whatever is still to do. */
export const makeFinishSignUp = (
  { identity, session, log }: Pick<Ports, 'identity' | 'session' | 'log'>,
  { fetchTokens, goOn, conclude }: Steps,
): FinishSignUp => {
  const once = makeOnce<FormFault | IdentityFault, Destination>();
  const saveMarketing = ({ hasConsentedToMarketing, profileId, accessToken }: Session): T.Task<void> =>
    hasConsentedToMarketing && profileId !== null && accessToken !== null
      ? pipe(
          identity.saveMarketingPreference(profileId, accessToken),
          // Because: news by email are not worth holding up a new account.
          TE.getOrElse(({ _tag }) => T.fromIO(() => log.error(`The marketing choice was not saved: ${_tag}`))),
        )
      : T.of(undefined);
  return (tell) => {
    tell('Opening');
    const finish = pipe(
      fetchTokens(null),
      TE.flatMapTask((proved) => {
        tell('Saving');
        return saveMarketing(proved);
      }),
      TE.flatMap(() => {
        tell('Leaving');
        return TE.fromTask(goOn);
      }),
      conclude('/signup/error'),
    );
    // Because: whoever comes by a second time must be sent where the first time led, not where nothing is left to lead.
    return once(session.get().email ?? '', finish);
  };
};
