/** Events that prove the member is present; scrolling does not. */
export const touches = ['touchstart', 'mousedown', 'keydown'] as const
