import { Worker } from 'node:worker_threads'
import { sharp } from './sharp.ts'

/** Wide enough for a photographed slip, and small enough to keep the reader's memory bounded. */
const side = 1800
/** A slip takes the reader a tenth of a second, a picture without a QR two; one can be drawn that takes it minutes. */
const longest = 5_000

/** The text of every QR in a picture that cleanPicture has already re-encoded; none where it cannot be read in time. */
export async function readQrs(picture: Buffer): Promise<string[]> {
  // A noisy photograph is often read better smaller, where the noise averages out.
  const sizes = await Promise.all([pixelsOf(picture, side), pixelsOf(picture, side / 2)])
  return readPixels(sizes)
}

type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

async function pixelsOf(picture: Buffer, width: number): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Reads in a thread of its own, so that no other request waits for it, and gives up in time. */
function readPixels(sizes: Pixels[]) {
  return new Promise<string[]>((resolve, reject) => {
    const worker = new Worker(new URL('./qrReader.worker.ts', import.meta.url), {
      workerData: sizes,
      transferList: sizes.map(({ data }) => data.buffer),
    })
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
