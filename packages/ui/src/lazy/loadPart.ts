/** A part of the app whose code did not arrive: the network is away, or a newer build has removed it. */
export class PartError extends Error {
  override name = 'PartError'
  /** Lets the next render ask for the part again; called once the failure is on the screen. */
  forget: () => void = () => undefined
}

const patience = 120_000

/** Loads a part of the app: each attempt takes 120 s at most, and what fails is tried once more (spec §8). */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await inTime(load())
  } catch {
    try {
      return await inTime(load())
    } catch (cause) {
      throw new PartError('A part of the app did not load.', { cause })
    }
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
