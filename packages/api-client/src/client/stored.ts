import { isRecord } from './isRecord.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Returns null if storage is missing, full or forbidden, or its content unreadable. */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

/** A text in browser storage. Neither function throws: `write` returns false on failure, `write(null)` deletes. */
export const stored = (area: Area, key: string) => ({
  read: () => attempt(() => window[area].getItem(key)),
  write: (text: string | null) =>
    attempt(() => (text === null ? window[area].removeItem(key) : window[area].setItem(key, text))) !== null,
})

/** An object stored as JSON. Content for which `parse` returns null or throws counts as absent. */
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
