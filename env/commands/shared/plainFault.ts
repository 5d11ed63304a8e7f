/** A failure the person at the keyboard can mend: shown as its one sentence, without a stack. */
export const plainFault = (sentence: string): Error => Object.assign(new Error(sentence), { name: 'PlainFault' });
