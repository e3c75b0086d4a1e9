/** A part of the app that did not arrive: only a fresh page helps. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

const patience = 120_000

/** Loads a part of the app: at most 120 s, and once more where it fails (spec §8). */
export async function chunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await inTime(load())
  } catch {
    return inTime(load()).catch((cause: unknown) => {
      throw new ChunkError('A part of the app did not load.', { cause })
    })
  }
}

async function inTime<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took more than 120 s.')), patience)
  })
  try {
    return await Promise.race([part, late])
  } finally {
    clearTimeout(timer)
  }
}
