import { stored } from './stored.ts'

const storedLag = stored('localStorage', 'server-clock')
/** Offset of the server's clock from this device's (ms). */
let lag: number | undefined

/** Now by the server's clock (ms), with the last known offset; by the device's own before the first. */
export const serverNow = (): number => Date.now() + (lag ??= Number(storedLag.read()) || 0)

export const storeLag = (received: number): void => {
  lag = received
  storedLag.write(String(received))
}
