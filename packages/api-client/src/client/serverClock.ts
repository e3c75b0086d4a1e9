import { stored } from './stored.ts'

// Three clocks: this device's, which may be wrong or corrected at any moment; this device's plus the stored lag of an
// earlier page; and the server's, from an answer to this page plus `performance.now()`. Only the last ends a session.

const storedLag = stored('localStorage', 'server-clock')
/** The server's clock minus this device's (ms); undefined until read from storage. */
let lag: number | undefined
let received: { time: number; at: number } | undefined

/**
 * Returns the server's time (ms) by an answer to this page; undefined before. Behind after the device slept, but
 * never ahead.
 */
export const receivedNow = (): number | undefined =>
  received && received.time + performance.now() - received.at

/**
 * Returns the server's time (ms) for what is shown or looked up; the device's time if the offset is unknown. A clock
 * that was set back since the last answer does not set it back.
 */
export const serverNow = (): number =>
  Math.max(Date.now() + (lag ??= Number(storedLag.read()) || 0), receivedNow() ?? 0)

export const storeServerTime = (time: number): void => {
  received = { time, at: performance.now() }
  lag = time - Date.now()
  storedLag.write(String(lag))
}
