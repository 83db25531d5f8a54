/** Cards that a board loads together. */
export const usualCards = 200
/** As many records as one call may ask for. */
export const maxCards = 1000
