/** The cookie of a session at the desk. */
export const sessionCookie = 'desk'
