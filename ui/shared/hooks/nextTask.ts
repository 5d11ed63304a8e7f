/** Resolves in a new task, so that the browser can show the frame that answers an input before what is awaited next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
