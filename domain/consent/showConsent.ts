/** Whether the address asks for the choice of cookies to be put again. */
export const showsConsent = (query: string): boolean => new URLSearchParams(query).get('showConsent') === 'true';
