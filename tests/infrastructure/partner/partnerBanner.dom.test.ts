import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { makePartnerBanner } from '#infrastructure/partner/module.ts';

it('finds the element that the script of the partner adds, and hears its event', () => {
  const banner = makePartnerBanner({ load: () => TE.right(undefined) }, window);
  expect(banner.isThere()).toBe(false);
  document.body.innerHTML = '<div id="privacy-banner"></div>';
  expect(banner.isThere()).toBe(true);
  let choices = 0;
  banner.onChoice(() => {
    choices += 1;
  });
  window.dispatchEvent(new CustomEvent('privacyaction'));
  expect(choices).toBe(1);
});
