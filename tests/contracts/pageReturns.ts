import { describe, expect, it } from 'vitest';
import type { PageReturns } from '#application/ports/browser.ts';

/** A page, and a return to it. */
type OpenPage = () => { readonly returns: PageReturns; readonly comeBack: () => void };

/** The contract of every adapter to the returns to a page. */
export const pageReturnsContract = (adapter: string, fixture: OpenPage): void => {
  describe(`${adapter} keeps the PageReturns contract`, () => {
    it('calls every listener on each return, and not before', () => {
      const { returns, comeBack } = fixture();
      let calls: ReadonlyArray<string> = [];
      returns.onReturn(() => void (calls = [...calls, 'first']));
      returns.onReturn(() => void (calls = [...calls, 'second']));
      expect(calls).toEqual([]);
      comeBack();
      expect(calls).toEqual(['first', 'second']);
      comeBack();
      expect(calls).toEqual(['first', 'second', 'first', 'second']);
    });
  });
};
