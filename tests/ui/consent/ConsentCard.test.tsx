import { describe, expect, it, vi } from 'vitest';
import { makeAllowedConsent } from '#application/consent/allowedConsent.ts';
import { makeConsentController } from '#application/consent/consentController.ts';
import { type Consent, consentCookie } from '#domain/consent/consent.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { ConsentCard } from '#ui/consent/ConsentCard.tsx';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** Renders the card between the button that opens it and a field; `reopened` opens it before the card is rendered. */
const renderCard = async ({ reopened }: { readonly reopened: boolean }) => {
  const { ports, comeBack } = makeDeferredTestApp();
  const choices: Array<Consent> = [];
  const onChosen = (choice: Consent): void => void choices.push(choice);
  const controller = makeConsentController(ports, context, {
    allowed: makeAllowedConsent(ports, context, ''),
    onChosen,
  });
  if (reopened) controller.reopen();
  const view = (
    <>
      <button id={cookieSettingsId} type="button" onClick={controller.reopen}>
        Cookie settings
      </button>
      <input id="field" />
      <ConsentCard controller={controller} />
    </>
  );
  const { page, act } = await renderView(view);
  return {
    page,
    act,
    announced: () => page.querySelector('[role=status]')?.textContent,
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    press: (name: string) => act(() => controlNamed(page, name).click()),
    focus: (selector: string) => act(() => page.querySelector<HTMLElement>(selector)?.focus()),
    choices,
    chooseElsewhere: async () => {
      const accepted = '{"performance":true,"marketing":true,"compliance":false}';
      ports.cookies.write(consentCookie, accepted, { domain: null, path: '/', days: 1, sameSite: 'Lax' });
      await act(comeBack);
      expect(page.querySelector('[role=dialog]')).toBeNull();
    },
  };
};

const focused = (): string | undefined => document.activeElement?.id;

describe('the consent card', () => {
  it('takes the focus if it was opened before it was rendered, and gives it back when it closes', async () => {
    const { page, press } = await renderCard({ reopened: true });
    expect(document.activeElement).toBe(page.querySelector('[role=dialog]'));
    await press('Customize');
    await press('Done');
    expect(focused()).toBe(cookieSettingsId);
  });

  it('leaves the focus where it is if the page opened it, and gives it back when it was opened again', async () => {
    const { press } = await renderCard({ reopened: false });
    expect(document.activeElement).toBe(document.body);
    await press('Accept');
    expect(focused()).not.toBe(cookieSettingsId);
    await press('Cookie settings');
    await press('Reject');
    expect(focused()).toBe(cookieSettingsId);
  });

  it('is announced by a region that was empty before, unless the person opened it, and moves no focus', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { announced, pass, press } = await renderCard({ reopened: false });
    expect(announced()).toBe('');
    await pass(1000);
    expect(announced()).toBe('Cookies');
    expect(document.activeElement).toBe(document.body);
    await press('Accept');
    await press('Cookie settings');
    await pass(1000);
    expect(announced()).toBe('');
  });

  it('gives back the focus that went into it to what had it before, if the page opened it', async () => {
    const { page, focus, press } = await renderCard({ reopened: false });
    await focus('#field');
    await focus('[role=dialog] button');
    await focus('[role=dialog] button:last-child');
    await press('Reject');
    expect(page.querySelector('[role=dialog]')).toBeNull();
    expect(focused()).toBe('field');
  });

  it('gives back the focus that is in it when another tab closes it: to the button that opened it', async () => {
    const { press, chooseElsewhere } = await renderCard({ reopened: false });
    await press('Reject');
    await press('Cookie settings');
    await press('Customize');
    await chooseElsewhere();
    expect(focused()).toBe(cookieSettingsId);
  });

  it('gives back the focus that is in it when another tab closes it: to what had it before, if the page opened it', async () => {
    const { focus, chooseElsewhere } = await renderCard({ reopened: false });
    await focus('#field');
    await focus('[role=dialog] button');
    await focus('[role=dialog] button:last-child');
    await chooseElsewhere();
    expect(focused()).toBe('field');
  });

  it('takes "Accept" and "Reject" for both categories, and otherwise what its switches show at "Done"', async () => {
    const { page, act, press, choices } = await renderCard({ reopened: false });
    const toggle = (name: string) => act(() => page.querySelector<HTMLElement>(`#consent-${name}`)?.click());
    const pressAll = async (...names: ReadonlyArray<string>): Promise<void> => {
      for (const name of names) await press(name);
    };
    await pressAll('Accept', 'Cookie settings', 'Reject', 'Cookie settings', 'Customize');
    await toggle('performance');
    await pressAll('Done', 'Cookie settings', 'Customize');
    await toggle('performance');
    await pressAll('Back', 'Customize');
    await toggle('marketing');
    await press('Done');
    expect(choices.map(({ performance, marketing }) => [performance, marketing])).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [false, true],
    ]);
    expect(choices.some(({ compliance }) => compliance)).toBe(false);
  });

  it('keeps the focus over its panels', async () => {
    const { page, press } = await renderCard({ reopened: false });
    for (const name of ['Customize', 'Back']) {
      await press(name);
      expect(document.activeElement).toBe(page.querySelector('[role=dialog]'));
    }
  });

  it.each([true, false])(
    'leaves the focus of a field alone when another tab closes it (opened by the person: %s)',
    async (reopened) => {
      const { focus, chooseElsewhere } = await renderCard({ reopened });
      await focus('[role=dialog] button');
      await focus('#field');
      await chooseElsewhere();
      expect(focused()).toBe('field');
    },
  );
});
