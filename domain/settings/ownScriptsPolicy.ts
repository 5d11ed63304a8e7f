/** The Trusted Types policy by which our own code loads the script of another party. */
export const ownScriptsPolicy: string = 'account-scripts';
