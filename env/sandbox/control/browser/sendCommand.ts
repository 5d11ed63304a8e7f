const messageIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : null;

/** Sends a command to the control API; returns null if it was obeyed, otherwise the reason why not. */
export const sendCommand = async (method: string, path: string, body: object | null): Promise<string | null> => {
  const sent = body === null ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const answer = await fetch(path, { method, ...sent });
    if (answer.ok) return null;
    return messageIn(await answer.json()) ?? `The sandbox answered ${answer.status}.`;
  } catch {
    return 'The sandbox does not answer.';
  }
};
