import { describe, expect, it } from 'vitest';
import { CodeField } from '#ui/shared/CodeField.tsx';
import { input, rendered } from '#tests/ui/rendered.tsx';

describe('the code field', () => {
  it.each([
    ['123 456', '123456'],
    ['your code is 123456', '123456'],
    ['１２３４５６', '123456'],
    ['12-34–56', '123456'],
    ['000412', '000412'],
    ['1234567', '1234567'],
  ])('reduces %s to its digits, however many', async (pasted, kept) => {
    const { page, does } = await rendered(<CodeField name="code" error={null} />);
    const code = input(page, 'code');
    await does(() => {
      code.value = pasted;
      code.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(code.value).toBe(kept);
  });

  it('is one input that phones can fill in', async () => {
    const { page } = await rendered(<CodeField name="code" error={null} />);
    expect(page.querySelectorAll('input')).toHaveLength(1);
    const { autocomplete, inputMode, type } = input(page, 'code');
    expect([autocomplete, inputMode, type]).toEqual(['one-time-code', 'numeric', 'text']);
    expect(input(page, 'code').hasAttribute('maxlength')).toBe(false);
  });
});
