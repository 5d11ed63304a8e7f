/** The id of the element in the footer that the switch of the appearance is rendered into. */
export const appearancePlaceId = 'appearance';
