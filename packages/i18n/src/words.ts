import type { Language } from './languages.ts'
import type { Messages } from './messages.ts'

export interface Catalogue {
  language: Language
  messages: ReadonlyMap<string, object>
  /** Ids of the tables with a date in a text. */
  dated: ReadonlySet<string>
}

// Ids of all tables that loaded code uses.
const wanted = new Set<string>()

let shown: Catalogue = { language: 'th', messages: new Map(), dated: new Set() }
let read = (): Catalogue => shown
const listeners = new Set<() => void>()

export function showCatalogue(catalogue: Catalogue): void {
  shown = catalogue
  for (const listener of listeners) listener()
}

export const catalogue = (): Catalogue => read()

/** Sets the function that returns the catalogue, because a server answers in several languages. */
export const readWordsBy = (source: () => Catalogue): void => void (read = source)

export const language = (): Language => read().language

/** True if all text tables that the loaded code reads are loaded. */
export const hasWords = (): boolean => [...wanted].every((id) => read().messages.has(id))

/** True if a text table that the loaded code reads has a date. */
export const hasDates = (): boolean => [...wanted].some((id) => read().dated.has(id))

export function subscribeWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Returns messages of the table `id` in the shown language, read at each access; `Table` is the type of its Thai
 * texts. An access throws while the table is not loaded.
 */
export const words = <Table>(id: string): Messages<Table> => {
  wanted.add(id)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has the type of its Thai texts
  return new Proxy(
    {},
    {
      get: (_, key) => {
        const messages = read().messages.get(id)
        if (!messages) throw new Error(`The words of ${id} are not loaded.`)
        return Reflect.get(messages, key)
      },
    },
  ) as Messages<Table>
}

/** Returns messages of the table `id`, or undefined if it is not loaded; for texts not on first screens. */
export const loadedWords = <Table>(id: string): Messages<Table> | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `words`
  read().messages.get(id) as Messages<Table> | undefined
