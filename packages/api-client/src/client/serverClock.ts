import { stored } from './stored.ts'

const storedLag = stored('localStorage', 'server-clock')
/** Offset of the server's clock from this device's (ms). */
let lag: number | undefined

/** Returns the server's time (ms) by the last known offset; the device's time before any is known. */
export const serverNow = (): number => Date.now() + (lag ??= Number(storedLag.read()) || 0)

export const storeLag = (received: number): void => {
  lag = received
  storedLag.write(String(received))
}
