/// <reference types="vite/client" />
import { loadPart } from '@member/ui/lazy'

/** Timeout (ms) of reading a slip in the browser; after that the server reads the slip. */
const patienceMs = 12_000

/** Reads the slip's mini-QR in a worker; null if there is none or this browser cannot read it. */
export async function askSlipReader(pixels: ImageData): Promise<string | null> {
  try {
    const { default: SlipReader } = await loadPart(() => import('@member/wallet/slip-reader?worker'))
    const reader = new SlipReader()
    try {
      return await new Promise<string | null>((resolve) => {
        setTimeout(() => resolve(null), patienceMs)
        reader.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
        reader.addEventListener('error', () => resolve(null))
        reader.postMessage(pixels, [pixels.data.buffer])
      })
    } finally {
      reader.terminate()
    }
  } catch {
    return null
  }
}
