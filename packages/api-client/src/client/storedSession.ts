import { isRecord } from './isRecord.ts'
import { serverNow } from './serverClock.ts'
import { storedRecord } from './stored.ts'

/** What browser storage may hold about the member. */
export interface SessionUser {
  uuid: string
  username: string
  name: string
  level: number
}

export interface Session {
  readonly token: string
  readonly expiresAt: string
  readonly user: Readonly<SessionUser>
}

/** A session in storage; `since` is its start (ms, the server's time). */
export type StoredSession = Session & { readonly since: number }

export const storageKey = 'member-session'

export const sessionStore = storedRecord<StoredSession>(
  'localStorage',
  storageKey,
  ({ token, expiresAt, since, user }) => {
    if (typeof token !== 'string' || token === '' || !isRecord(user)) return null
    const { uuid, username, name, level } = user
    if (typeof uuid !== 'string' || typeof username !== 'string') return null
    return {
      token,
      expiresAt: typeof expiresAt === 'string' ? expiresAt : '',
      since: typeof since === 'number' ? since : 0,
      user: {
        uuid,
        username,
        name: typeof name === 'string' ? name : '',
        level: typeof level === 'number' ? level : 1,
      },
    }
  },
)

/** Returns the stored session; null for a visitor or if the session looks over. */
export const storedSession = (): Session | null => {
  const session = sessionStore.read()
  return session && !looksOver(session) ? session : null
}

/**
 * True if the session is over by this device's clock, with and without the stored lag. Both may be wrong, so this
 * ends no session: the page waits for the server's time.
 */
export const looksOver = (session: StoredSession): boolean =>
  msLeft(session, Math.min(Date.now(), serverNow())) <= 0

/** Returns how long (ms) the session still lasts; NaN or Infinity if its dates do not say. */
export const msLeft = ({ since, expiresAt }: StoredSession, now: number): number => {
  const end = Date.parse(expiresAt)
  return since < end ? end - now : Infinity
}
