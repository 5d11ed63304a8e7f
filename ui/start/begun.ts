/** A task that has begun already: who asks first gets that run, and everybody after a new one. */
export const begun = <Answer>(task: () => Promise<Answer>): (() => Promise<Answer>) => {
  let first: Promise<Answer> | null = task();
  return () => {
    const answer = first ?? task();
    first = null;
    return answer;
  };
};
