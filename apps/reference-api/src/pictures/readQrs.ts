import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { sharp } from './sharp.ts'
import { turns } from './turns.ts'

/** Wide enough for a photographed slip, and small enough to keep the reader's memory bounded. */
const side = 1800
/** A slip takes the reader a tenth of a second; a picture can be drawn that takes it minutes. */
const longest = 5_000
const inTurn = turns(Math.max(1, availableParallelism() - 1))

async function readAt(picture: Buffer, width: number): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return inTurn(() =>
    readPixels({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }),
  )
}

/** Reads in a thread of its own, so that no other request waits for it, and gives up in time. */
function readPixels(workerData: { data: Uint8ClampedArray; width: number; height: number }) {
  return new Promise<string[]>((resolve, reject) => {
    const worker = new Worker(new URL('./qrReader.worker.ts', import.meta.url), { workerData })
    const settle = (texts: string[]) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(texts)
    }
    const timer = setTimeout(settle, longest, [])
    worker.once('message', settle)
    worker.once('error', (fault) => {
      clearTimeout(timer)
      reject(fault)
    })
  })
}

/** The text of every QR in a picture that cleanPicture has already re-encoded; none where it cannot be read in time. */
export async function readQrs(picture: Buffer): Promise<string[]> {
  const texts = await readAt(picture, side)
  // A noisy photograph is often read better smaller, where the noise averages out.
  return texts.length > 0 ? texts : readAt(picture, side / 2)
}
