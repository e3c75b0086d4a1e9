const self = 'http://self'

/** Where a login leads back to: a path of this site under /auth, and nothing else. */
export function returnToOf(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('returnTo')
  if (!asked) return undefined
  try {
    const { origin, pathname, search: query, hash } = new URL(asked, self)
    return origin === self && /^\/auth\/./.test(pathname) ? pathname + query + hash : undefined
  } catch {
    return undefined
  }
}

/** The login page that brings back to `path`. */
export const loginFor = (path: string) =>
  path === '/auth' || path === '/auth/dashboard' ? '/login' : `/login?returnTo=${encodeURIComponent(path)}`
