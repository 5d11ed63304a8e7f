import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConsentAction,
  type ConsentPrompt,
  consentReducer,
  type ConsentTransition,
  hasShowConsentParam,
} from '#domain/consent/consentPrompt.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { consentAction, consentPrompt } from '#tests/arbitraries/consentPrompt.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const off = { performance: false, marketing: false };
const summary: ConsentPrompt = { _tag: 'Summary', toggles: off, openedByUser: false };

const applyActions = (from: ConsentPrompt, actions: ReadonlyArray<ConsentAction>): ConsentTransition =>
  actions.reduce<ConsentTransition>((previous, action) => consentReducer(action)(previous.prompt), {
    prompt: from,
    decided: null,
  });

describe('consentReducer', () => {
  itAlways('accepts and rejects on the first panel with one action each', [consent], (current) => {
    const open: ConsentAction = { _tag: 'Open', current };
    const accepted = applyActions({ _tag: 'Hidden' }, [open, { _tag: 'Accept' }]);
    expect(accepted).toEqual({
      prompt: { _tag: 'Hidden' },
      decided: { performance: true, marketing: true, compliance: false },
    });
    expect(applyActions({ _tag: 'Hidden' }, [open, { _tag: 'Reject' }])).toEqual({
      prompt: { _tag: 'Hidden' },
      decided: { performance: false, marketing: false, compliance: false },
    });
  });

  itAlways('opens with the current choice, and saves it unchanged', [consentPrompt, consent], (before, current) => {
    const opened = consentReducer({ _tag: 'Open', current })(before);
    const { performance, marketing } = current;
    const toggles = { performance, marketing };
    expect(opened).toEqual({ prompt: { _tag: 'Summary', toggles, openedByUser: true }, decided: null });
    const { decided } = applyActions(opened.prompt, [{ _tag: 'Customize' }, { _tag: 'Done' }]);
    expect(decided).toEqual({ performance, marketing, compliance: false });
  });

  it('keeps the switches between the panels', () => {
    const back = applyActions(summary, [
      { _tag: 'Customize' },
      { _tag: 'Set', category: 'marketing', value: true },
      { _tag: 'Back' },
    ]);
    expect(back).toEqual({ prompt: { ...summary, toggles: { ...off, marketing: true } }, decided: null });
  });

  it('stays on the second panel after an action of the first', () => {
    const details: ConsentPrompt = { ...summary, _tag: 'Details' };
    for (const _tag of ['Accept', 'Reject', 'Customize'] as const)
      expect(consentReducer({ _tag })(details)).toEqual({ prompt: details, decided: null });
  });

  itAlways(
    'sets a switch on the second panel only, without a decision',
    [consentPrompt, fc.constantFrom('performance', 'marketing'), fc.boolean()],
    (before, category, value) => {
      const set = consentReducer({ _tag: 'Set', category, value })(before);
      const expected =
        before._tag === 'Details' ? { ...before, toggles: { ...before.toggles, [category]: value } } : before;
      expect(set).toEqual({ prompt: expected, decided: null });
    },
  );

  it('remembers until it closes whether the person opened it', () => {
    reaches(25, (inCase) =>
      fc.property(consentPrompt, consentAction, (before, action) => {
        const { prompt } = consentReducer(action)(before);
        if (!inCase(prompt._tag !== 'Hidden') || prompt._tag === 'Hidden') return;
        const wasOpened = before._tag !== 'Hidden' && before.openedByUser;
        expect(prompt.openedByUser).toBe(action._tag === 'Open' || wasOpened);
      }),
    );
  });

  it('closes exactly on a decision, and never grants compliance', () => {
    reaches(
      4,
      (inCase) =>
        fc.property(consentPrompt, consentAction, (before, action) => {
          const { prompt, decided } = consentReducer(action)(before);
          fc.pre(before._tag !== 'Hidden');
          expect(prompt._tag === 'Hidden').toBe(inCase(decided !== null));
          expect(decided?.compliance ?? false).toBe(false);
        }),
      { numRuns: 1000 },
    );
  });

  it('never opens or decides without an action to open it', () => {
    reaches(30, (inCase) =>
      fc.property(consentAction, (action) => {
        fc.pre(inCase(action._tag !== 'Open'));
        expect(consentReducer(action)({ _tag: 'Hidden' })).toEqual({ prompt: { _tag: 'Hidden' }, decided: null });
      }),
    );
  });

  it('grants marketing only by Accept, or by Done with marketing on', () => {
    reaches(1, (inCase) =>
      fc.property(consentPrompt, consentAction, (before, action) => {
        const { decided } = consentReducer(action)(before);
        fc.pre(inCase(decided !== null && decided.marketing));
        const switchedOn = before._tag === 'Details' && before.toggles.marketing && action._tag === 'Done';
        expect(action._tag === 'Accept' || switchedOn).toBe(true);
      }),
    );
  });
});

describe('hasShowConsentParam', () => {
  it.each([
    ['?showConsent=true', true],
    ['?platform=consumer&showConsent=true', true],
    ['?showConsent=false', false],
    ['?showConsent', false],
    ['?showConsent=TRUE', false],
    ['?showconsent=true', false],
    ['?other=true', false],
    ['', false],
  ])('of %j is %s', (query, isShown) => {
    expect(hasShowConsentParam(query)).toBe(isShown);
  });
});
