import { describe, expect, it } from 'vitest';
import { noConsent, serializeConsent } from '#domain/consent/consent.ts';
import { accepted, openConsentBrowser } from '#tests/application/support/consentBrowser.ts';

describe('an open card', () => {
  it.each(['Summary', 'Details'] as const)('closes on the same choice in another tab (%s)', (panel) => {
    const { openTab } = openConsentBrowser('own', { query: '?showConsent=true' });
    const [one, other] = [openTab(), openTab()];
    one.choose(accepted);
    other.controller.reopen();
    if (panel === 'Details') other.controller.dispatch({ _tag: 'Customize' });
    expect(other.controller.prompt()._tag).toBe(panel);
    one.choose(accepted);
    expect(other.controller.prompt()).toEqual({ _tag: 'Hidden' });
  });

  it('stays open on a return to the tab, and its switches too, unless the stored choice has changed', () => {
    const { openTab, storeElsewhere } = openConsentBrowser('own');
    const { controller, choose, comeBack } = openTab();
    comeBack();
    expect(controller.prompt()._tag).toBe('Summary');
    choose(accepted);
    controller.reopen();
    controller.dispatch({ _tag: 'Customize' });
    controller.dispatch({ _tag: 'Set', category: 'marketing', value: false });
    const shown = controller.prompt();
    comeBack();
    expect(controller.prompt()).toBe(shown);
    storeElsewhere(serializeConsent(noConsent));
    comeBack();
    expect(controller.prompt()).toEqual({ _tag: 'Hidden' });
    controller.reopen();
    expect(controller.prompt()).toMatchObject({ toggles: { performance: false, marketing: false } });
  });
});

describe('a stored choice that is gone or malformed', () => {
  it.each(['', '{"performance":true}', 'null', '{"performance":"yes","marketing":true,"compliance":false}'])(
    'changes nothing until the next choice elsewhere: %j',
    (value) => {
      const { openTab, storeElsewhere } = openConsentBrowser('own');
      const tab = openTab();
      storeElsewhere(value);
      tab.comeBack();
      expect([tab.now(), tab.controller.prompt()._tag]).toEqual([noConsent, 'Summary']);
      tab.choose(accepted);
      tab.controller.reopen();
      storeElsewhere(value);
      tab.comeBack();
      expect([tab.now(), tab.controller.prompt()._tag]).toEqual([accepted, 'Summary']);
      storeElsewhere(serializeConsent(noConsent));
      tab.comeBack();
      expect(tab.now()).toEqual(noConsent);
    },
  );
});
