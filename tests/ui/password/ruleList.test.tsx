import { describe, expect, it } from 'vitest';
import { usualRules } from '#domain/identity/checkPassword.ts';
import { renderView } from '#tests/ui/renderView.tsx';
import { RuleList } from '#ui/password/NewPassword.tsx';

const marksOf = async (password: string, marksUnmet: boolean): Promise<ReadonlyArray<string>> => {
  const { page } = await renderView(
    <RuleList id="rules" rules={usualRules} password={password} username="ada@example.test" marksUnmet={marksUnmet} />,
  );
  return [...page.querySelectorAll('li')].map(
    ({ textContent, className }) => `${/\(.*\)/.exec(textContent)?.[0]} ${/met|broken/.exec(className)?.[0] ?? 'open'}`,
  );
};

describe('the list of password rules', () => {
  it('marks the rules that a refused password does not meet, by more than a colour', async () => {
    const [typing, refused] = [await marksOf('short', false), await marksOf('short', true)];
    expect(typing).toContain('(not met yet) open');
    expect(typing).not.toContain('(not met yet) broken');
    expect(refused).toContain('(not met yet) broken');
    expect(refused.filter((mark) => mark === '(met) met')).toEqual(typing.filter((mark) => mark === '(met) met'));
  });

  it('marks no rule after a press without a password', async () => {
    expect(new Set(await marksOf('', true))).toEqual(new Set(['(not met yet) open']));
  });
});
