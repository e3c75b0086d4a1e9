import { fetchAnew } from './fetchAnew.ts'
import { watchPart } from './slowParts.ts'

/** Error that a part's code did not load: no network, or a newer build has removed the code. */
export class PartError extends Error {
  override name = 'PartError'
  /** Makes the next render load the part again; called once the failure is shown. */
  forget: () => void = () => undefined
}

const patience = 120_000

type PartNeeds = (code: Promise<unknown>) => Promise<unknown>

let needed: PartNeeds = (code) => code

/** Registers a function that loads what a part needs besides its code, such as texts. */
export const partsNeed = (load: PartNeeds): void => void (needed = load)

/** Loads a part of the app: 120 s per attempt, one retry (spec §8). Throws a `PartError` if the retry fails too. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const isOver = watchPart()
  try {
    const loadOnce = () => {
      const code = load()
      return inTime(Promise.all([code, needed(code)]))
    }
    const [part] = await loadOnce().catch(loadOnce)
    return part
  } catch (cause) {
    if (cause instanceof SyntaxError) fetchAnew()
    throw new PartError('A part of the app did not load.', { cause })
  } finally {
    isOver()
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
