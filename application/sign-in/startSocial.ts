import * as TE from 'fp-ts/TaskEither';
import type { Ports } from '#application/ports/ports.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import type { World } from '#domain/navigation/visit.ts';
import { socialSignIn } from '#domain/redirect/socialSignIn.ts';
import { withIdpSession } from '#domain/session/changes.ts';
import type { SocialLogin } from '#domain/system/systemFields.ts';

export type StartSocial = (provider: SocialLogin) => TE.TaskEither<never, Destination>;

/** Sends the visitor to an identity provider to sign in there; Back returns to where it was asked for. */
export const makeStartSocial =
  ({ session }: Pick<Ports, 'session'>, { brand, settings }: World): StartSocial =>
  ({ id }) =>
    TE.fromIO(() => {
      const { platform } = session.update(withIdpSession('Attempted'));
      return { _tag: 'Outside', url: socialSignIn(settings, platform ?? brand.defaultPlatform, id) };
    });
