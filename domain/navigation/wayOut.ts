import * as E from 'fp-ts/Either';
import { readmit } from '#domain/redirect/admitRedirect.ts';
import { transferSite } from '#domain/redirect/transferSite.ts';
import { withAuthCode } from '#domain/redirect/withAuthCode.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Session } from '#domain/session/session.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { toRoute, type Destination } from './destination.ts';

// Because: between capture and now the address stood where a script of the page could have changed it.
const admittedAgain = (redirect: SafeUrl, settings: Settings): SafeUrl | null =>
  E.getOrElse<unknown, SafeUrl | null>(() => null)(readmit(redirect, settings));

/** Where a finished visit leaves for: its redirect, else the fallback, else the transfer site; with the auth code and state. */
export const wayOut =
  (settings: Settings) =>
  (session: Session, fallback: SafeUrl | null = null): Destination => {
    const asked = session.redirect === null ? null : admittedAgain(session.redirect, settings);
    const target = asked ?? fallback ?? transferSite(settings);
    if (target === null || session.authCode === null) return toRoute('/signin/error');
    const state = asked === null ? null : session.oAuth.state;
    return { _tag: 'Away', url: withAuthCode(target, { code: session.authCode, state }) };
  };
