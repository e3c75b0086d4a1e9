export const sessionCookie = 'desk'
