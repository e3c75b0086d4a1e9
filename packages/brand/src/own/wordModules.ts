/** Every word of ours by its key, such as `wallet/deposit.title`; a message's values stand in braces, as `{amount}`. */
export type Catalogue = Map<string, CatalogueEntry>

interface CatalogueEntry {
  /** Undefined where the site works the words out itself. */
  text: string | undefined
  /** What it is given, in order; undefined where it is no message but plain words. */
  values?: string[]
}

/** Whether the file at `path` holds words. */
export const isWordFile = (path: string) => /(?:^|\/)th(?:[A-Z]\w*)?\.ts$/.test(path)

/** The objects of words that a file of words exports, by the names that their keys begin with. */
export const wordObjects = (name: string, path: string, exported: Record<string, unknown>) =>
  Object.entries(exported)
    .filter(([one]) => /^th(?:[A-Z]|$)/.test(one))
    .map(([one, words]) => ({ at: keyOf(name, path, one), words }))

/** `wallet/deposit` for `deposit/th.ts`, `site/landing` for `landing/thLanding.ts`, `wallet/widgets` for `thWidgets.ts`. */
function keyOf(name: string, path: string, exported: string) {
  const folders = path.split('/').slice(0, -1)
  const own = exported.slice(2, 3).toLowerCase() + exported.slice(3)
  return [name, ...folders, ...(own && own !== folders.at(-1) ? [own] : [])].join('/')
}

/** Every word below `key`. */
export function wordsBelow(key: string, value: unknown): [string, CatalogueEntry][] {
  if (typeof value === 'string') return [[key, { text: value }]]
  if (typeof value === 'function') return [[key, message(String(value))]]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, { text: undefined }]]
  return Object.entries(value).flatMap(([name, inner]) => wordsBelow(`${key}.${name}`, inner))
}

/** A message that only puts its values into words; one that chooses between words stays ours. */
function message(source: string): CatalogueEntry {
  const [, given = '', body] = /^\(([\w\s,]*)\)\s*=>\s*`((?:[^`$\\]|\$\{\w+\})*)`$/.exec(source) ?? []
  if (body === undefined) return { text: undefined }
  return {
    text: body.replace(/\$\{(\w+)\}/g, '{$1}'),
    values: given
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }
}
