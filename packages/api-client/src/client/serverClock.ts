import { stored } from './stored.ts'

const storedLag = stored('localStorage', 'server-clock')
/** The server's clock minus this device's (ms); undefined until read from storage. */
let lag: number | undefined

/** Returns the server's time (ms); the device's time if the offset is unknown. */
export const serverNow = (): number => Date.now() + (lag ??= Number(storedLag.read()) || 0)

export const storeLag = (received: number): void => {
  lag = received
  storedLag.write(String(received))
}
