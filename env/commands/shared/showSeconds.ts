type Output = { readonly isTTY: boolean; readonly write: (text: string) => unknown };

/** Waits for work. A terminal shows meanwhile for how many seconds. */
export const showSeconds = <Answer>(work: Promise<Answer>, output: Output = process.stdout): Promise<Answer> => {
  if (!output.isTTY) return work;
  const started = performance.now();
  const show = (): void => void output.write(`${Math.round((performance.now() - started) / 1000)} s\r`);
  const timer = setInterval(show, 1000);
  return work.finally(() => clearInterval(timer));
};
