/** The button the choice of cookies is reopened with: the focus goes back to it. */
export const cookieSettingsId = 'cookie-settings';
