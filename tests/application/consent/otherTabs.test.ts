import { describe, expect, it } from 'vitest';
import { namesOf, openTabs } from '#tests/application/support/consentTabs.ts';
import { flushPromises } from '#tests/application/support/deferredTestApp.ts';

describe('a choice in another tab', () => {
  it('starts here, once this tab is shown again, what waits for a choice, and its event is not sent again', async () => {
    const [here, there] = await openTabs();
    there.consent.reopen();
    here.choose('Accept');
    await flushPromises();
    expect([there.recordedCalls(), there.recording()]).toEqual([[], 'Off']);
    for (const _ of [1, 2]) there.comeBack();
    await flushPromises();
    expect(there.recordedCalls()).toEqual([]);
    expect([there.recording(), there.scripts(), there.consent.card()]).toEqual([
      'On',
      ['https://tags.test/manager.js'],
      null,
    ]);
    there.goTo('/signup');
    expect(namesOf(there.recordedCalls())).toEqual(['dataLayer page', 'identify', 'page account registration']);
    const changes = here.recordedCalls().filter(({ name }) => name === 'Consent State Change');
    expect(changes.map(({ call }) => call)).toEqual(['dataLayer', 'track']);
  });

  it('closes the card here, also where it allows no more than without a choice', async () => {
    const [here, there] = await openTabs();
    there.comeBack();
    expect(there.consent.card()).not.toBeNull();
    here.choose('Reject');
    there.comeBack();
    expect(there.consent.card()).toBeNull();
    there.consent.reopen();
    there.comeBack();
    expect(there.consent.card()).not.toBeNull();
  });

  it('that withdraws ends at once what this tab sends, and reloads it once it is shown again or has another screen', async () => {
    const [here, there] = await openTabs();
    there.choose('Accept');
    here.choose('Reject');
    expect([there.recording(), there.reloads()]).toEqual(['Silent', 0]);
    there.comeBack();
    expect([there.reloads(), here.reloads()]).toEqual([1, 0]);
    expect([namesOf(await there.act()), there.reloads()]).toEqual([[], 2]);
  });

  it('is withdrawn by a refusal here', async () => {
    const [here, there] = await openTabs();
    here.choose('Accept');
    await there.act();
    there.choose('Reject');
    expect(there.reloads()).toBe(1);
  });
});
