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

/** Commands that the browser could not store. */
const memory = new Map<string, StoredCommand>()

// Deployed pages store commands under this prefix: a new one would lose those of unknown outcome.
const prefixOf = (member: Member) => `order:${member ?? 'visitor'}:`

const recordAt = (storageKey: string) =>
  storedRecord<StoredCommand>('sessionStorage', storageKey, ({ key, body, isUndone }) =>
    typeof key === 'string' && typeof body === 'string' ? { key, body, isUndone: isUndone === true } : null,
  )

export const storedCommand = (member: Member, name: string): StoredCommand | null => {
  const storageKey = prefixOf(member) + name
  return memory.get(storageKey) ?? recordAt(storageKey).read()
}

export const storeCommand = (member: Member, name: string, command: StoredCommand): void => {
  const storageKey = prefixOf(member) + name
  const { read, write } = recordAt(storageKey)
  // Some browsers write without an error and read nothing.
  if (write(command) && read()?.key === command.key) memory.delete(storageKey)
  else memory.set(storageKey, command)
}

export const deleteCommand = (member: Member, name: string): void => {
  const storageKey = prefixOf(member) + name
  memory.delete(storageKey)
  stored('sessionStorage', storageKey).write(null)
}

export const storedNames = (member: Member): string[] => {
  const prefix = prefixOf(member)
  return [...new Set([...memory.keys(), ...storedInTab(prefix)])]
    .filter((storageKey) => storageKey.startsWith(prefix))
    .map((storageKey) => storageKey.slice(prefix.length))
}
