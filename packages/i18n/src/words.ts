import type { Messages } from './messages.ts'

/** A language by its BCP 47 code. */
export type Language = 'th' | 'en'

/** A language's tables, ready to be read, by their ids. */
export interface Catalogue {
  language: Language
  messages: ReadonlyMap<string, object>
}

// Of every table that code has asked for; all of them are read when it renders.
const wanted = new Set<string>()

let shown: Catalogue = { language: 'th', messages: new Map() }
let read = (): Catalogue => shown
const listeners = new Set<() => void>()

/** Shows `catalogue` in place of the one shown. */
export function showCatalogue(catalogue: Catalogue): void {
  shown = catalogue
  for (const tell of listeners) tell()
}

/** The catalogue that is read. */
export const catalogue = (): Catalogue => read()

/** Where each reader takes its catalogue from; a server answers several languages at once. */
export const readWordsBy = (source: () => Catalogue): void => void (read = source)

/** The language that is shown. */
export const language = (): Language => read().language

/** True if every table of the code that has loaded is here. */
export const hasWords = (): boolean => [...wanted].every((id) => read().messages.has(id))

/** Calls `tell` after every change of what is shown; returns a function that ends it. */
export function subscribeWords(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/**
 * The messages of the table `id` in the language shown, read anew at each access. `Table` is the type of its Thai texts,
 * from which keys and values are checked.
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

/** The messages of the table `id` if they have been loaded: for texts that no first screen carries. */
export const loadedWords = <Table>(id: string): Messages<Table> | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `words`
  read().messages.get(id) as Messages<Table> | undefined
