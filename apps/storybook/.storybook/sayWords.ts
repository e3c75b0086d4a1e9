import { type Catalogue, isWordFile, wordObjects, type Words } from '@member/brand/own/checks'
import { entries } from 'virtual:catalogue'

/** Every word of ours by its key. */
export const catalogue: Catalogue = new Map(entries)

/** A word where the site reads it, and what it is by itself. */
interface Place {
  holder: Record<string, unknown>
  name: string
  ours: unknown
}

const files = {
  ...import.meta.glob<Record<string, unknown>>('../../../packages/*/src/**/{th,th[A-Z]*}.ts', {
    eager: true,
  }),
  ...import.meta.glob<Record<string, unknown>>('../../member-web/src/**/{th,th[A-Z]*}.ts', { eager: true }),
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const placesBelow = (at: string, holder: Record<string, unknown>): [string, Place][] =>
  Object.entries(holder).flatMap(([name, ours]) =>
    isHolder(ours) ? placesBelow(`${at}.${name}`, ours) : [[`${at}.${name}`, { holder, name, ours }]],
  )

const places = new Map(
  Object.entries(files).flatMap(([file, exported]) => {
    const [, folder = '', path = ''] = /([^/]+)\/src\/(.*)$/.exec(file) ?? []
    if (!isWordFile(path)) return []
    return wordObjects(folder === 'member-web' ? 'site' : folder, path, exported).flatMap(({ at, words }) =>
      isHolder(words) ? placesBelow(at, words) : [],
    )
  }),
)

const message =
  (said: string, values: string[]) =>
  (...given: unknown[]) =>
    said.replace(/\{(\w+)\}/g, (_, name: string) => String(given[values.indexOf(name)]))

/**
 * Has every screen that is drawn from now on say `words`, and ours for the rest. What a module reads when it is loaded,
 * as the titles of the routes, the shortcuts and the tiles of the events do, stays ours.
 */
export function sayWords(words: Words): void {
  for (const { holder, name, ours } of places.values()) holder[name] = ours
  for (const [key, said] of Object.entries(words)) {
    const place = places.get(key)
    const values = catalogue.get(key)?.values
    if (place) place.holder[place.name] = values ? message(said, values) : said
  }
}
