import fc from 'fast-check';
import { consentCategories } from '#domain/consent/consent.ts';
import type { ConsentAction, ConsentPrompt } from '#domain/consent/consentPrompt.ts';
import { consent } from './consent.ts';

const toggles = fc.record({ performance: fc.boolean(), marketing: fc.boolean() });

/** Any state of the consent card. */
export const consentPrompt: fc.Arbitrary<ConsentPrompt> = fc.oneof(
  fc.constant<ConsentPrompt>({ _tag: 'Hidden' }),
  fc.record({ _tag: fc.constantFrom('Summary' as const, 'Details' as const), toggles, openedByUser: fc.boolean() }),
);

/** Any action on the consent card. */
export const consentAction: fc.Arbitrary<ConsentAction> = fc.oneof(
  fc.record({ _tag: fc.constant('Open' as const), current: consent }),
  fc.record({
    _tag: fc.constantFrom('Accept' as const, 'Reject' as const, 'Customize' as const, 'Back' as const, 'Done' as const),
  }),
  fc.record({
    _tag: fc.constant('Set' as const),
    category: fc.constantFrom(...consentCategories),
    value: fc.boolean(),
  }),
);
