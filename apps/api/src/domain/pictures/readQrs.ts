import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { sharp } from './sharp.ts'

/** Wide enough for a photographed slip, and small enough to keep the reader's memory bounded. */
const side = 1800
/** Milliseconds of a processor: a slip takes 10 to 60, a picture of nothing but noise 75, and one can be drawn that takes minutes. */
const longest = 500
/** Number of pictures read at once. */
export const readers = 2

const inTurn = pLimit(readers)
/** Threads that wait for a picture: starting one costs more than reading a slip. */
const idle = new Set<Worker>()

/** The text of every QR in a picture that cleanPicture has already re-encoded; none where it cannot be read in time. */
export async function readQrs(picture: Buffer): Promise<string[]> {
  // A noisy photograph is often read better smaller, where the noise averages out.
  const sizes = await Promise.all([pixelsOf(picture, side), pixelsOf(picture, side / 2)])
  return inTurn(() => readPixels(sizes))
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

/** Reads in a thread of its own, so that no other request waits for it, and ends the thread that takes too long. */
async function readPixels(sizes: Pixels[]): Promise<string[]> {
  const worker = await takeWorker()
  const tooLong = new AbortController()
  const before = await worker.cpuUsage()
  // The processor's time, not the clock's: on a busy machine an honest slip waits for its turn too.
  const look = setInterval(() => {
    void worker.cpuUsage(before).then(
      ({ user, system }) => user + system > longest * 1_000 && tooLong.abort(),
      () => {},
    )
  }, 50)
  try {
    worker.postMessage(
      sizes,
      sizes.map(({ data }) => data.buffer),
    )
    const [texts]: unknown[] = await once(worker, 'message', { signal: tooLong.signal })
    worker.unref()
    idle.add(worker)
    return v.parse(v.array(v.string()), texts)
  } catch (fault) {
    void worker.terminate()
    if (tooLong.signal.aborted) return []
    throw fault
  } finally {
    clearInterval(look)
  }
}

async function takeWorker() {
  for (const worker of idle) {
    idle.delete(worker)
    worker.ref()
    return worker
  }
  const worker = new Worker(new URL('./qrReader.worker.ts', import.meta.url))
  worker.on('error', () => idle.delete(worker))
  await once(worker, 'message')
  return worker
}
