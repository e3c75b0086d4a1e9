import { stored, storedInTab, storedRecord } from '@member/api-client/stored'

/** Uuid of a member; undefined for a visitor. */
export type Member = string | undefined

/** What the tab stores of a command of unknown outcome, so that a reload repeats its key. */
export interface StoredCommand {
  readonly key: string
  readonly body: string
  /** True if the server has certainly not executed the command; the next press then reuses the key. */
  readonly isUndone: boolean
}

/** The page's copies: the browser may be unable to store a command, or clear it under the open page. */
const copies = new Map<string, { command: StoredCommand; isStored: boolean }>()

// A page that comes back by the back button trusts the tab's storage: another page may have settled its commands.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const [at, { isStored }] of copies) if (isStored) copies.delete(at)
  })

// Deployed pages store commands under this prefix: a new one would lose those of unknown outcome.
const prefixOf = (member: Member) => `order:${member ?? 'visitor'}:`

const recordAt = (storageKey: string) =>
  storedRecord<StoredCommand>('sessionStorage', storageKey, ({ key, body, isUndone }) =>
    typeof key === 'string' && typeof body === 'string' ? { key, body, isUndone: isUndone === true } : null,
  )

export const storedCommand = (member: Member, name: string): StoredCommand | null => {
  const storageKey = prefixOf(member) + name
  const copy = copies.get(storageKey)
  if (copy && !copy.isStored) return copy.command
  // Another page of this tab may have stored a newer command.
  return recordAt(storageKey).read() ?? copy?.command ?? null
}

export const storeCommand = (member: Member, name: string, command: StoredCommand): void => {
  const storageKey = prefixOf(member) + name
  const { read, write } = recordAt(storageKey)
  // Some browsers write without an error and read nothing.
  copies.set(storageKey, { command, isStored: write(command) && read()?.key === command.key })
}

export const deleteCommand = (member: Member, name: string): void => {
  const storageKey = prefixOf(member) + name
  copies.delete(storageKey)
  stored('sessionStorage', storageKey).write(null)
}

export const storedNames = (member: Member): string[] => {
  const prefix = prefixOf(member)
  return [...new Set([...copies.keys(), ...storedInTab(prefix)])]
    .filter((storageKey) => storageKey.startsWith(prefix))
    .map((storageKey) => storageKey.slice(prefix.length))
}

/** Forgets the page's copies, as a reload does. */
export const forgetCopies = (): void => copies.clear()
