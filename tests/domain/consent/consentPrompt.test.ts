import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveConsent, type ConsentMove, type ConsentPrompt, type Moved } from '#domain/consent/consentPrompt.ts';
import { consent } from '#tests/arbitraries/consent.ts';
import { consentMove, consentPrompt } from '#tests/arbitraries/consentPrompt.ts';

const off = { performance: false, marketing: false };
const summary: ConsentPrompt = { _tag: 'Summary', toggles: off };

const walk = (from: ConsentPrompt, moves: ReadonlyArray<ConsentMove>): Moved =>
  moves.reduce<Moved>((moved, move) => moveConsent(move)(moved.prompt), { prompt: from, decided: null });

describe('moveConsent', () => {
  it('accepts and rejects from the first panel in one move each', () => {
    fc.assert(
      fc.property(consent, (current) => {
        const open: ConsentMove = { _tag: 'Open', current };
        const accepted = walk({ _tag: 'Hidden' }, [open, { _tag: 'Accept' }]);
        expect(accepted).toEqual({
          prompt: { _tag: 'Hidden' },
          decided: { performance: true, marketing: true, compliance: false },
        });
        expect(walk({ _tag: 'Hidden' }, [open, { _tag: 'Reject' }])).toEqual({
          prompt: { _tag: 'Hidden' },
          decided: { performance: false, marketing: false, compliance: false },
        });
      }),
    );
  });

  it('reopens with the current choice, and saves it unchanged when nothing is switched', () => {
    fc.assert(
      fc.property(consentPrompt, consent, (before, current) => {
        const opened = moveConsent({ _tag: 'Open', current })(before);
        const { performance, marketing } = current;
        expect(opened).toEqual({ prompt: { _tag: 'Summary', toggles: { performance, marketing } }, decided: null });
        const { decided } = walk(opened.prompt, [{ _tag: 'Customize' }, { _tag: 'Done' }]);
        expect(decided).toEqual({ performance, marketing, compliance: false });
      }),
    );
  });

  it('goes to the details and back without losing what was switched', () => {
    const there = walk(summary, [
      { _tag: 'Customize' },
      { _tag: 'Set', toggles: { ...off, marketing: true } },
      { _tag: 'Back' },
    ]);
    expect(there).toEqual({ prompt: { _tag: 'Summary', toggles: { ...off, marketing: true } }, decided: null });
  });

  it('sets the switches on the second panel alone, and decides nothing by it', () => {
    fc.assert(
      fc.property(consentPrompt, consent, (before, toggles) => {
        const set = moveConsent({ _tag: 'Set', toggles })(before);
        const kept = before._tag === 'Details' ? { _tag: 'Details', toggles } : before;
        expect(set).toEqual({ prompt: kept, decided: null });
      }),
    );
  });

  it('closes exactly when something is decided, and never decides for compliance', () => {
    fc.assert(
      fc.property(consentPrompt, consentMove, (before, move) => {
        const { prompt, decided } = moveConsent(move)(before);
        fc.pre(before._tag !== 'Hidden');
        expect(prompt._tag === 'Hidden').toBe(decided !== null);
        expect(decided?.compliance ?? false).toBe(false);
      }),
    );
  });

  it('never opens, and decides nothing, by itself', () => {
    fc.assert(
      fc.property(consentMove, (move) => {
        fc.pre(move._tag !== 'Open');
        expect(moveConsent(move)({ _tag: 'Hidden' })).toEqual({ prompt: { _tag: 'Hidden' }, decided: null });
      }),
    );
  });

  it('grants marketing only by Accept, or by Done with marketing on', () => {
    fc.assert(
      fc.property(consentPrompt, consentMove, (before, move) => {
        const { decided } = moveConsent(move)(before);
        fc.pre(decided !== null && decided.marketing);
        const switchedOn = before._tag === 'Details' && before.toggles.marketing && move._tag === 'Done';
        expect(move._tag === 'Accept' || switchedOn).toBe(true);
      }),
    );
  });
});
