import { describe, expect, it, vi } from 'vitest';
import { makeAllowedConsent } from '#application/consent/allowedConsent.ts';
import { makeConsentController } from '#application/consent/consentController.ts';
import { type Consent, consentCookie } from '#domain/consent/consent.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { ConsentCard } from '#ui/consent/ConsentCard.tsx';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** Renders the card between the button that opens it and a field; a person has opened it before, or the page opens it. */
const renderCard = async (openedBy: 'person' | 'page') => {
  const { ports, comeBack } = makeDeferredTestApp();
  const choices: Array<Consent> = [];
  const allowed = makeAllowedConsent(ports, context, '');
  const controller = makeConsentController(ports, context, { allowed, onChosen: (one) => void choices.push(one) });
  if (openedBy === 'person') controller.reopen();
  const { page, act, press } = await renderView(
    <>
      <button id={cookieSettingsId} type="button" onClick={controller.reopen}>
        Cookie settings
      </button>
      <input id="field" />
      <ConsentCard controller={controller} />
    </>,
  );
  const find = (selector: string): HTMLElement | null => page.querySelector(selector);
  return {
    find,
    act,
    pressAll: async (...names: ReadonlyArray<string>): Promise<void> => {
      for (const name of names) await press(name);
    },
    focus: async (...selectors: ReadonlyArray<string>): Promise<void> => {
      for (const selector of selectors) await act(() => find(selector)?.focus());
    },
    choices,
    chooseElsewhere: async (): Promise<void> => {
      const accepted = '{"performance":true,"marketing":true,"compliance":false}';
      ports.cookies.write(consentCookie, accepted, { domain: null, path: '/', days: 1, sameSite: 'Lax' });
      await act(comeBack);
      expect(find('[role=dialog]')).toBeNull();
    },
  };
};

const focused = (): string | undefined => document.activeElement?.id;

const [inField, inCard] = ['#field', '[role=dialog] button'];

it.each([
  ['person', 'its button', [], cookieSettingsId],
  ['person', 'another tab', [], cookieSettingsId],
  ['person', 'another tab', [inCard, inField], 'field'],
  ['page', 'its button', [], ''],
  ['page', 'its button', [inField, inCard, `${inCard}:last-child`], 'field'],
  ['page', 'another tab', [inField, inCard, `${inCard}:last-child`], 'field'],
  ['page', 'another tab', [inCard, inField], 'field'],
] as const)('the focus in a consent card that the %s opens and %s closes after %j is at %s', async (...row) => {
  const [openedBy, closedBy, moves, end] = row;
  const { find, focus, pressAll, chooseElsewhere } = await renderCard(openedBy);
  expect(document.activeElement).toBe(openedBy === 'person' ? find('[role=dialog]') : document.body);
  await focus(...moves);
  await (closedBy === 'another tab' ? chooseElsewhere() : pressAll('Reject'));
  expect(focused()).toBe(end);
});

describe('the consent card', () => {
  it('keeps the focus over its panels', async () => {
    const { find, pressAll } = await renderCard('page');
    for (const name of ['Customize', 'Back']) {
      await pressAll(name);
      expect(document.activeElement).toBe(find('[role=dialog]'));
    }
  });

  it('is announced by a region that was empty before, unless the person opened it, and takes the focus only then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { find, act, pressAll } = await renderCard('page');
    const announcedLater = async (): Promise<string | undefined> => {
      await act(() => void vi.advanceTimersByTime(1000));
      return find('[role=status]')?.textContent;
    };
    expect(find('[role=status]')?.textContent).toBe('');
    expect([await announcedLater(), document.activeElement]).toEqual(['Cookies', document.body]);
    await pressAll('Accept', 'Cookie settings');
    expect([await announcedLater(), document.activeElement]).toEqual(['', find('[role=dialog]')]);
  });

  it('takes "Accept" and "Reject" for both categories, and otherwise what its switches show at "Done"', async () => {
    const { find, act, pressAll, choices } = await renderCard('page');
    const toggle = (name: string) => act(() => find(`#consent-${name}`)?.click());
    await pressAll('Accept', 'Cookie settings', 'Reject', 'Cookie settings', 'Customize');
    await toggle('performance');
    await pressAll('Done', 'Cookie settings', 'Customize');
    await toggle('performance');
    await pressAll('Back', 'Customize');
    await toggle('marketing');
    await pressAll('Done');
    expect(choices.map(({ performance, marketing, compliance }) => [performance, marketing, compliance])).toEqual([
      [true, true, false],
      [false, false, false],
      [true, false, false],
      [false, true, false],
    ]);
  });
});
