import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { sharp } from './sharp.ts'

/** Longest side (px): enough for a photographed slip, and small enough for the reader's memory. */
const side = 1800
/**
 * Processor time limit (ms).
 * A slip takes 10 to 60 ms, a picture of noise 75; a crafted picture would take minutes.
 */
const longest = 500
export const readers = 2

const inTurn = pLimit(readers)
const idle = new Set<Worker>()

/**
 * Returns the texts of all QR codes in a picture that `cleanPicture` returned. Returns an empty list if there is
 * none or reading takes too long.
 */
export async function readQrs(picture: Buffer): Promise<string[]> {
  // Noisy photographs are often read better at a smaller size, which averages the noise.
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

/** Reads QR codes in a worker thread; returns an empty list after the time limit. */
async function readPixels(sizes: Pixels[]): Promise<string[]> {
  const worker = await takeWorker()
  const tooLong = new AbortController()
  const before = await worker.cpuUsage()
  // CPU time, not wall-clock time: on a busy machine an honest slip also waits.
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
