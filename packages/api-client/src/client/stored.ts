import { isRecord } from './isRecord.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Returns what `act` returns; null if it throws, as when storage is missing, full or forbidden. */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

/**
 * Reads and writes a text in browser storage, without ever throwing. `read` returns null and `write` false on
 * failure; `write(null)` deletes.
 */
export const stored = (area: Area, key: string) => ({
  read: () => attempt(() => window[area].getItem(key)),
  write: (text: string | null) =>
    attempt(() => (text === null ? window[area].removeItem(key) : window[area].setItem(key, text))) !== null,
})

/** Reads and writes an object in browser storage, as JSON. */
export const storedRecord = <T extends object>(
  area: Area,
  key: string,
  parse: (parsed: Record<string, unknown>) => T | null,
) => {
  const { read, write } = stored(area, key)
  return {
    read: () =>
      attempt(() => {
        const parsed: unknown = JSON.parse(read() ?? 'null')
        return isRecord(parsed) ? parse(parsed) : null
      }),
    write: (value: T | null) => write(value && JSON.stringify(value)),
  }
}

export const storedInTab = (prefix: string) =>
  attempt(() => Object.keys(window.sessionStorage).filter((key) => key.startsWith(prefix))) ?? []
