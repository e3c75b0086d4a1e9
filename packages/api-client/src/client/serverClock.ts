import { stored } from './stored.ts'

const kept = stored('localStorage', 'server-clock')
/** How far the server's clock is ahead of this device's, in ms. */
let lag: number | undefined

/** Now by the server's clock (ms), as this device last heard of it; by its own until it has. */
export const serverNow = (): number => Date.now() + (lag ??= Number(kept.read()) || 0)

/** Keeps what an answer has shown, for the next page's boot script too. */
export const keepLag = (heard: number): void => {
  lag = heard
  kept.write(String(heard))
}
