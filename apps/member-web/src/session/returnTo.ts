import * as paths from '../paths/paths.ts'
const self = 'http://self'

/** Returns the path in `returnTo` if it is one of this site below /auth, otherwise undefined. */
export function returnToOf(search: string): string | undefined {
  const asked = new URLSearchParams(search).get('returnTo')
  if (!asked) return undefined
  try {
    const { origin, pathname, search: query, hash } = new URL(asked, self)
    return origin === self &&
      pathname.startsWith(`${paths.member.path}/`) &&
      pathname !== `${paths.member.path}/`
      ? pathname + query + hash
      : undefined
  } catch {
    return undefined
  }
}

export const loginFor = (path: string) =>
  path === paths.member.path || path === paths.dashboard.path
    ? paths.login.path
    : `${paths.login.path}?returnTo=${encodeURIComponent(path)}`
