import type { CompanionPorts } from '#application/ports/companionPorts.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { consentKeeper } from '#domain/consent/partnerConsent.ts';
import type { World } from '#domain/navigation/visit.ts';
import type { ConsentTalk, OnConsent } from './consentTalk.ts';
import { makeOwnConsent, openingOf } from './ownConsent.ts';
import { makePartnerConsent } from './partnerConsent.ts';

type Parts = { readonly query: string; readonly onConsent: OnConsent };

const silent: ConsentTalk = {
  prompt: () => ({ _tag: 'Hidden' }),
  subscribe: () => () => undefined,
  move: () => undefined,
  give: () => undefined,
  reopen: () => undefined,
};

/** Whoever keeps the visitor's consent, asked. Where nobody asks, nothing is granted that would need asking. */
export const makeKeepConsent = (ports: CompanionPorts, world: World, parts: Parts): ConsentTalk => {
  const keeper = consentKeeper(world.settings.consent, world.brand);
  switch (keeper._tag) {
    case 'Own':
      return makeOwnConsent(ports, world, parts);
    case 'Partner':
      return makePartnerConsent(ports, { ...parts, script: keeper.script });
    case 'Nobody': {
      const { consent, prompt } = openingOf(ports, '');
      parts.onConsent(prompt._tag === 'Hidden' ? consent : noConsent, false);
      return silent;
    }
  }
};
