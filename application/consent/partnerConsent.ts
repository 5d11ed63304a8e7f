import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { partnerBannerPoll, partnerConsent, wantsPartnerBanner } from '#domain/consent/partnerConsent.ts';
import { showsConsent } from '#domain/consent/showConsent.ts';
import type { ConsentTalk, OnConsent } from './consentTalk.ts';

type Parts = { readonly query: string; readonly script: string; readonly onConsent: OnConsent };
type BannerPorts = Pick<CompanionPorts, 'banner' | 'clock' | 'cookies' | 'log'>;

const hidden = { _tag: 'Hidden' } as const;

/** Looks for the banner until it is there, or has been answered, or has been looked for often enough. */
const lookFor = (ports: BannerPorts, answered: () => boolean, tries: number): T.Task<void> => {
  const { banner, clock, log } = ports;
  if (banner.isThere() || answered()) return T.of(undefined);
  if (tries === 0) return async () => log.error('The consent banner of the partner did not appear');
  return pipe(
    clock.wait(partnerBannerPoll.everyMs),
    T.flatMap(() => lookFor(ports, answered, tries - 1)),
  );
};

/** The partner's choice of cookies: its banner asks, its cookies answer, and each choice on it counts at once. */
export const makePartnerConsent = (ports: BannerPorts, { query, script, onConsent }: Parts): ConsentTalk => {
  const { banner, cookies, log } = ports;
  const load = (chosen: boolean): boolean => {
    const stored = partnerConsent(cookies.read);
    onConsent(stored._tag === 'Given' ? stored.consent : noConsent, chosen);
    return stored._tag === 'Given';
  };
  const answered = (): boolean => partnerConsent(cookies.read)._tag === 'Given';
  const show = pipe(
    banner.show(script),
    TE.foldW(
      (error) => async () => log.error('The consent banner of the partner failed to load', error),
      () => lookFor(ports, answered, partnerBannerPoll.tries),
    ),
  );
  banner.onChoice(() => load(true));
  load(false);
  if (wantsPartnerBanner({ stored: partnerConsent(cookies.read), showConsent: showsConsent(query) })) void show();
  return {
    prompt: () => hidden,
    subscribe: () => () => undefined,
    move: () => undefined,
    give: () => undefined,
    reopen: () => void show(),
  };
};
