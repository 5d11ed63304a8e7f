import { describe, expect, it, vi } from 'vitest';
import { stepperAt } from '#domain/navigation/stepper.ts';
import { controlNamed, renderView } from '#tests/ui/renderView.tsx';
import { Layout } from '#ui/router/layouts/Layout.tsx';
import { Steps } from '#ui/router/layouts/Steps.tsx';

describe('the layouts', () => {
  it('mark the current step', async () => {
    const stepper = stepperAt('/signup/email-verification', {
      accountType: null,
      platform: null,
      newFlow: { XERA: false },
    });
    const steps = stepper && <Steps {...stepper} />;
    const { page } = await renderView(
      <Layout kind="default" footer={null} onGoBack={null} steps={steps}>
        <p>form</p>
      </Layout>,
    );
    expect(page.querySelector('ol')?.getAttribute('aria-label')).toBe('Progress');
    expect(page.querySelectorAll('ol > li')).toHaveLength(4);
    expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Verification');
    expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('Step 2 of 4 · Verification');
  });

  it('show the brand, one main element, and the Go back button after the form', async () => {
    const onGoBack = vi.fn<() => void>();
    const { page, act } = await renderView(
      <Layout kind="withoutStepper" steps={null} footer={null} onGoBack={onGoBack}>
        <button type="submit">Send code</button>
      </Layout>,
    );
    expect(page.querySelector('header img')?.getAttribute('alt')).toBe('Xe');
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect([...page.querySelectorAll('main button')].map(({ textContent }) => textContent)).toEqual([
      'Send code',
      'Go back',
    ]);
    await act(() => controlNamed(page, 'Go back').click());
    expect(onGoBack).toHaveBeenCalledOnce();
  });
});
