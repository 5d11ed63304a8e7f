/** Returns a task whose first call gets a run that has already started. Every later call starts a new run. */
export const reuseFirstRun = <Input extends ReadonlyArray<unknown>, Answer>(
  firstRun: Promise<Answer>,
  task: (...input: Input) => () => Promise<Answer>,
): ((...input: Input) => () => Promise<Answer>) => {
  let pending: Promise<Answer> | null = firstRun;
  return (...input) =>
    () => {
      const answer = pending ?? task(...input)();
      pending = null;
      return answer;
    };
};
