import { receivedNow, serverNow, storeServerTime } from './serverClock.ts'
import { looksOver, msLeft, sessionStore, storageKey } from './storedSession.ts'
import type { Session, SessionUser, StoredSession } from './storedSession.ts'

export type { Session, SessionUser }

export type EndReason = 'logout' | 'expired' | 'suspended' | 'elsewhere'

export interface Ending {
  readonly reason: EndReason
  readonly message?: string
  /** Username of a member whose session expired; undefined after a log-out. */
  readonly username?: string
}

type Listener = (session: Session | null, ending: Ending | null) => void

const longestTimer = 2 ** 31 - 1

let current: StoredSession | null = null
/** True while a session that looked over when the page opened waits for the server's time. */
let isDoubtful = false
let ending: Ending | null = null
/** JSON of the session as last read from or written to storage. */
let seen = 'null'
let begun = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<Listener>()

export const getSession = (): Session | null => {
  begin()
  return isDoubtful ? null : current
}

/** Returns why the last session ended; null once another session starts. */
export const getEnding = (): Ending | null => ending

interface Admitted {
  token: string
  expiresAt: string
  user: { uuid: string; name: string; level: number; user_pass: { username: string } }
}

export const startSession = ({ token, expiresAt, user }: Admitted): Session => {
  begin()
  const { uuid, name, level, user_pass } = user
  const session = { token, expiresAt, user: { uuid, username: user_pass.username, name, level } }
  return store({ ...session, since: serverNow() })
}

/** Ends a session that is over by the server's time (ms); continues one that only looked over on this device. */
export const receiveServerTime = (time: number): void => {
  begin()
  storeServerTime(time)
  if (isDoubtful && current && msLeft(current, time) > 0) change(current, null)
  else watchClock()
}

/** Changes the session's token or user if the session is `member`'s (uuid); otherwise does nothing. */
export const updateSession = (
  member: string,
  patch: { token?: string; expiresAt?: string; user?: Partial<SessionUser> },
): void => {
  begin()
  follow()
  if (current?.user.uuid === member) store({ ...current, ...patch, user: { ...current.user, ...patch.user } })
}

/** Ends the session in every tab, unless another tab has started a new one. */
export const endSession = (reason: EndReason, message?: string): void => {
  begin()
  const before = current
  follow()
  const isSame =
    reason === 'logout' ? current?.user.uuid === before?.user.uuid : current?.token === before?.token
  if (!current || !isSame) return
  const why = reason === 'expired' ? expired(current) : { reason }
  write(null)
  change(null, { ...why, ...(message ? { message } : {}) })
}

/**
 * Calls the listener at each start, change and end of a session, also by other tabs. Returns an unsubscribe
 * function.
 */
export const onSession = (listener: Listener): (() => void) => {
  begin()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls the listener when another member, or none, is logged in. */
export const onMember = (listener: () => void): (() => void) => {
  let member = getSession()?.user.uuid
  return onSession((session) => {
    if (session?.user.uuid === member) return
    member = session?.user.uuid
    listener()
  })
}

const expired = ({ user }: Session): Ending => ({ reason: 'expired', username: user.username })

const begin = () => {
  if (begun || typeof window === 'undefined') return
  begun = true
  current = sessionStore.read()
  seen = JSON.stringify(current)
  if (current && looksOver(current)) {
    isDoubtful = true
    ending = expired(current)
  }
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) follow()
  })
  // A page restored from the back/forward cache has missed events.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })
}

/** Adopts what another tab has stored: a session, or the end of one. */
const follow = () => {
  const next = sessionStore.read()
  const now = JSON.stringify(next)
  if (now === seen) return
  seen = now
  if (next || current) change(next, next ? null : { reason: 'elsewhere' })
}

const store = (next: StoredSession): Session => {
  write(next)
  change(next, null)
  return next
}

const change = (next: StoredSession | null, why: Ending | null) => {
  current = next
  isDoubtful = false
  ending = why
  watchClock()
  for (const listener of Array.from(listeners)) listener(next, why)
}

const watchClock = () => {
  clearTimeout(timer)
  const now = receivedNow()
  if (!current || now === undefined) return
  const left = msLeft(current, now)
  if (left <= 0) timer = setTimeout(endSession, 0, 'expired')
  else if (left < Infinity) timer = setTimeout(watchClock, Math.min(left, longestTimer))
  // In Node the timer must not keep the process alive.
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.()
}

// Storage may be full or forbidden: the session then lasts as long as the page.
const write = (next: StoredSession | null) => {
  // A stale session must not outlive the one that could not be written.
  if (!sessionStore.write(next)) sessionStore.write(null)
  seen = JSON.stringify(sessionStore.read())
}
