/// <reference types="vite/client" />
import { loadPart } from '@member/ui/lazy'

/** Time limit (ms) for reading a slip in the browser; after that, the server reads the slip. */
const patienceMs = 12_000

/** Reads the slip's mini-QR in a worker. Null if none is found in time or the worker fails. */
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
