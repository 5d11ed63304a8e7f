import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChangingNumber, noTwoFactor, type Phone, type TwoFactor } from '#domain/two-factor/twoFactor.ts';
import * as change from '#domain/two-factor/twoFactorChanges.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { lookup, phoneNumber } from '#tests/arbitraries/phone.ts';
import { linkedNumber, twoFactor, twoFactorStatus } from '#tests/arbitraries/twoFactor.ts';

type Lookup = Parameters<typeof change.numberLookedUp>[1];

const nothingSent = { profileId: null, newNumber: 'None', sent: null } as const;

const found = (number: string, { _tag, type }: Lookup): Phone =>
  _tag === 'Valid'
    ? { _tag: 'Checked', number, type, landline: type === 'Landline' }
    : { _tag: 'Unchecked', number, type };

describe('a number', () => {
  const lookups = fc.tuple(lookup, lookup);
  itAlways('starts with nothing sent if it is another one', [twoFactor, phoneNumber, lookup], (state, at, result) => {
    fc.pre(state.phone._tag === 'Absent' || state.phone.number !== at);
    const clean = { ...state, ...nothingSent, phone: found(at, result) };
    expect(change.numberLookedUp(at, result)(state)).toEqual(clean);
    const typed = change.numberTyped(at, result)({ ...state, profileNumber: null });
    // A refused number does not replace one that works: only its type is stored.
    const isKept = state.phone._tag === 'Checked' && result._tag !== 'Valid';
    const kept = { ...state, phone: { ...state.phone, type: result.type } };
    expect(typed).toEqual({ ...(isKept ? kept : { ...clean, newNumber: 'Typed' }), profileNumber: null });
  });

  itAlways('keeps what was sent to it', [twoFactor, phoneNumber, lookups], (state, at, [before, after]) => {
    const known = { ...state, phone: found(at, before) };
    const next = { ...known, phone: found(at, after) };
    expect(change.numberLookedUp(at, after)(known)).toEqual(next);
    expect(change.numberTyped(at, after)(known)).toEqual({
      ...next,
      newNumber: at === state.profileNumber ? 'None' : 'Typed',
    });
  });
});

describe('the number of the profile', () => {
  itAlways('is reviewed, and replaces a typed one with all sent to it', [twoFactor, phoneNumber], (state, number) => {
    const rest = { ...state, ...(state.newNumber === 'Typed' ? nothingSent : {}) };
    const read = { ...rest, profileNumber: number, phone: { _tag: 'Unchecked', number, type: null } };
    expect(change.profileNumberRead(number)(state)).toEqual(read);
    expect(change.profileNumberRead(null)(state)).toMatchObject({ profileNumber: null, phone: { _tag: 'Absent' } });
  });
});

describe('a typed number', () => {
  const own = '+447700900123';
  const valid = { _tag: 'Valid', type: 'Mobile' } as const;
  const typed = (changed: Partial<TwoFactor>): TwoFactor =>
    change.numberTyped(own, valid)({ ...noTwoFactor, newNumber: 'Wanted', ...changed });

  it.each<readonly [string, Partial<TwoFactor>, TwoFactor['newNumber'], boolean]>([
    ['differs from the number of the profile', { profileNumber: '+447700900456' }, 'Typed', true],
    ['is the first', { profileNumber: null }, 'Typed', true],
    ['is the number of the profile', { profileNumber: own }, 'None', false],
    ['is set up', { status: 'SetupRequired' }, 'Typed', false],
    ['may not change', { requirement: 'InSession' }, 'Typed', false],
  ])('that %s', (...[, changed, newNumber, isChanging]) => {
    expect(typed(changed).newNumber).toBe(newNumber);
    expect(isChangingNumber(typed(changed))).toBe(isChanging);
  });
});

describe('the number of a linked account', () => {
  itAlways(
    'keeps the codes sent to it, and is used only if valid',
    [twoFactor, linkedNumber, lookup],
    (state, linked, result) => {
      const { profileId, number } = linked;
      const next = result._tag === 'Valid' ? { ...state, profileId, phone: found(number, result) } : state;
      expect(change.linkedNumberFound(linked, result)(state)).toEqual(next);
      expect(change.linkedNumberChosen(linked, result)(state)).toEqual({
        ...change.numberLookedUp(number, result)(state),
        profileId,
      });
      for (const several of [[], [linked], [linked, linked]])
        expect(change.linkedNumbersFound(several)(state)).toEqual({
          ...state,
          profileId: null,
          linkedNumbers: several.length > 1 ? several : [],
        });
    },
  );
});

describe('a change of the status of two-factor', () => {
  itAlways('stores the standing, and requires a second factor or none as the tokens say', [twoFactor], (state) => {
    for (const standing of ['Read', 'EmailRefused'] as const)
      expect(change.standingChanged(standing)(state)).toEqual({ ...state, standing });
    const claims = { Required: 'InSession', NotRequired: 'None', Completed: 'None' } as const;
    for (const claim of ['Required', 'NotRequired', 'Completed'] as const)
      expect(change.requirementRead({ twoFactor: claim })(state)).toEqual({ ...state, requirement: claims[claim] });
  });

  itAlways('requires a second factor that signs in again, after a refused sign-in', [twoFactor], (state) => {
    const requirement = state.requirement === 'BySignIn' ? 'BySignIn' : 'InSession';
    expect(change.requiredInSession(state)).toEqual({ ...state, requirement });
    expect(change.requiredBySignIn(state)).toEqual({ ...state, requirement: 'BySignIn' });
    expect(change.twoFactorStarted(state)).toEqual({ ...noTwoFactor, requirement: state.requirement });
  });

  itAlways('is read again, and all of a factor that was given is over', [twoFactor], (state) => {
    const given = state.given === 'No' ? { ...state, standing: 'Unread' } : change.twoFactorStarted(state);
    expect(change.twoFactorReentered(state)).toEqual(given);
  });

  itAlways('stores the status of the service', [twoFactor, twoFactorStatus], (state, status) => {
    expect(change.statusReceived(status, ['WHATSAPP'])(state)).toEqual({
      ...state,
      status,
      verificationChannels: ['whatsapp'],
    });
  });
});
