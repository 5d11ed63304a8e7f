import { describe, expect, it, vi } from 'vitest';
import { makeConsentController } from '#application/consent/consentController.ts';
import { noConsent } from '#domain/consent/consent.ts';
import { makeDeferredTestApp } from '#tests/application/support/deferredTestApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { ConsentCard } from '#ui/consent/ConsentCard.tsx';
import { cookieSettingsId } from '#ui/footer/Footer.tsx';

/** Renders the card between the button that opens it and a field; `reopened` opens it before the card is rendered. */
const renderCard = async ({ reopened }: { readonly reopened: boolean }) => {
  const { ports } = makeDeferredTestApp();
  const allowed = { chosen: () => null, now: () => noConsent };
  const controller = makeConsentController(ports, context, { query: '', allowed, onChosen: () => undefined });
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
    announced: () => page.querySelector('[role=status]')?.textContent,
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    press: (name: string) => act(() => controlNamed(page, name).click()),
    focus: (selector: string) => act(() => page.querySelector<HTMLElement>(selector)?.focus()),
    chooseElsewhere: () => act(controller.close),
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

  it('gives back the focus that is in it when another tab closes it: to the button that opened it', async () => {
    const { page, press, chooseElsewhere } = await renderCard({ reopened: false });
    await press('Accept');
    await press('Cookie settings');
    await press('Customize');
    await chooseElsewhere();
    expect(page.querySelector('[role=dialog]')).toBeNull();
    expect(focused()).toBe(cookieSettingsId);
  });

  it('gives back the focus that is in it when another tab closes it: to what had it before, if the page opened it', async () => {
    const { page, focus, chooseElsewhere } = await renderCard({ reopened: false });
    await focus('#field');
    await focus('[role=dialog] button');
    await focus('[role=dialog] button:last-child');
    await chooseElsewhere();
    expect(page.querySelector('[role=dialog]')).toBeNull();
    expect(focused()).toBe('field');
  });

  it.each([true, false])(
    'leaves the focus of a field alone when another tab closes it (opened by the person: %s)',
    async (reopened) => {
      const { page, focus, chooseElsewhere } = await renderCard({ reopened });
      await focus('[role=dialog] button');
      await focus('#field');
      await chooseElsewhere();
      expect(page.querySelector('[role=dialog]')).toBeNull();
      expect(focused()).toBe('field');
    },
  );
});
