/** The events that tell that somebody is there; a movement of the page alone does not. */
export const touches = ['touchstart', 'mousedown', 'keydown'] as const
