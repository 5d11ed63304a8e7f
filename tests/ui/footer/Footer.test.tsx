import { expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { Footer } from '#ui/footer/Footer.tsx';

const accessibilityUrl = 'https://brand.test/accessibility';

it.each([
  [null, []],
  ['', []],
  [accessibilityUrl, [`Accessibility ${accessibilityUrl} _blank`]],
])('the footer has a link to the accessibility of the services, if the operator names it: %s', async (url, links) => {
  const named = { ...context, settings: { ...context.settings, accessibilityUrl: url } };
  const { page } = await renderView(<Footer />, makeTestApp({ context: named }));
  const shown = [...page.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Accessibility');
  expect(shown.map(({ textContent, href, target }) => `${textContent} ${href} ${target}`)).toEqual(links);
});
