/** Loads a script. Asks a second time, because a load that was cut off can succeed then. Rejects for an empty script. */
export const loadTwice = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  const attempt = async (): Promise<Loaded> => (await load()) ?? Promise.reject(new Error('No script'));
  return attempt().catch(attempt);
};
