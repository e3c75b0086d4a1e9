import { isRecord } from './isRecord.ts'

/** Kept on this device, or as long as this tab. */
type Area = 'localStorage' | 'sessionStorage'

/** Null if storage is missing, full or forbidden, or if what it holds cannot be read. */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

/** A text kept by the browser. Neither function throws: `write` says whether it was kept, and null deletes it. */
export const stored = (area: Area, key: string) => ({
  read: () => attempt(() => window[area].getItem(key)),
  write: (text: string | null) =>
    attempt(() => (text === null ? window[area].removeItem(key) : window[area].setItem(key, text))) !== null,
})

/** The same for an object, kept as JSON. One that `parse` refuses, by null or an error, counts as absent. */
export const storedRecord = <T extends object>(
  area: Area,
  key: string,
  parse: (kept: Record<string, unknown>) => T | null,
) => {
  const { read, write } = stored(area, key)
  return {
    read: () =>
      attempt(() => {
        const kept: unknown = JSON.parse(read() ?? 'null')
        return isRecord(kept) ? parse(kept) : null
      }),
    write: (value: T | null) => write(value && JSON.stringify(value)),
  }
}

/** Names of what this tab keeps that begin with `prefix`. */
export const storedInTab = (prefix: string) =>
  attempt(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix))) ?? []
