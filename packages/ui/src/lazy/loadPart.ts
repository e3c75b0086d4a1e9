import { fetchAnew } from './fetchAnew.ts'

/** Loading time (ms) from which a part counts as slow. */
const slowAfterMs = 10_000

let slow = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  slow += by
  listeners.forEach((listener) => listener())
}

/** Number of slow parts, for React's `useSyncExternalStore`. */
export const slowParts = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  getSnapshot: (): number => slow,
}

/** Counts a part as slow from 10 s on, until the returned function is called. */
const watchPart = (): (() => void) => {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    change(1)
  }, slowAfterMs)
  return () => {
    clearTimeout(timer)
    if (isSlow) change(-1)
  }
}

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
