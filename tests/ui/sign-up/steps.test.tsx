import { describe, expect, it } from 'vitest';
import { makeTestApp } from '#tests/application/support/testApp.ts';
import { renderApp, type RenderedApp } from '#tests/ui/renderApp.tsx';

const steps = ({ page }: RenderedApp): ReadonlyArray<string | null> =>
  [...page.querySelectorAll('ol[aria-label="Progress"] > li')].map(({ textContent }) => textContent);

describe('the steps of a sign-up', () => {
  it('change with the account type', async () => {
    const shown = await renderApp(makeTestApp(), '/signup');
    expect(steps(shown)).toEqual(['Account', 'Verification', 'Country of residence', 'Your information']);
    await shown.act(() => shown.page.querySelector<HTMLInputElement>('input[value="Business"]')?.click());
    expect(steps(shown)).toEqual(['Account', 'Verification', 'Business details', 'Personal details']);
    expect(shown.page.querySelector('[aria-current="step"]')?.textContent).toBe('Account');
  });
});
