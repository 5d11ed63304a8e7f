/** A task of which one run has begun already: who asks first gets that run, and everybody after a new one. */
export const begun = <Input extends ReadonlyArray<unknown>, Answer>(
  run: Promise<Answer>,
  task: (...input: Input) => () => Promise<Answer>,
): ((...input: Input) => () => Promise<Answer>) => {
  let first: Promise<Answer> | null = run;
  return (...input) =>
    () => {
      const answer = first ?? task(...input)();
      first = null;
      return answer;
    };
};
