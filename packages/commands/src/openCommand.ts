import { actorOf, type Command } from './client/call.ts'
import { newCommand } from './newCommand.ts'
import { stored, storedInTab, storedRecord } from './client/stored.ts'

/** A command of unknown outcome; `body` is a digest of its input. */
export interface OpenCommand extends Command {
  readonly body: string
  /** True if the server has certainly not executed the command: the next press reuses the key. */
  readonly isUndone?: boolean
}

/** Open commands, if browser storage is missing, full or forbidden. */
const memory = new Map<string, OpenCommand>()

/** Storage keys of the commands whose answers this page is waiting for. */
const inFlight = new Set<string>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

type Member = string | undefined

const storageKeyOf = (member: Member, name: string) => `order:${member ?? 'visitor'}:${name}`

export const openCommand = (member: Member, name: string): OpenCommand | null =>
  commandAt(storageKeyOf(member, name), member)

const commandAt = (storageKey: string, member: Member): OpenCommand | null => {
  const storedCommand = storedAt(storageKey).read()
  return storedCommand ? { ...actorOf(member), ...storedCommand } : (memory.get(storageKey) ?? null)
}

const storedAt = (storageKey: string) =>
  storedRecord('sessionStorage', storageKey, ({ key, body, isUndone }) =>
    typeof key === 'string' && typeof body === 'string' ? { key, body, isUndone: isUndone === true } : null,
  )

/** Marks a command as in flight and stores it: the open one (outcome unknown) if its input is the same, else a new one. */
export const takeCommand = (member: Member, name: string, input: unknown): OpenCommand => {
  const body = digest(input)
  const open = openCommand(member, name)
  const command = { ...(open?.body === body ? open : { ...newCommand(), body, member }), isUndone: false }
  inFlight.add(storageKeyOf(member, name))
  keep(name, command)
  return command
}

const keep = (name: string, command: OpenCommand) => {
  const { key, body, isUndone = false } = command
  const storageKey = storageKeyOf(command.member, name)
  memory.set(storageKey, command)
  storedAt(storageKey).write({ key, body, isUndone })
}

/** Marks a command as no longer awaited; if it is still open, its outcome must be looked up. */
export const settleInFlight = (name: string, { member }: Command): void => {
  inFlight.delete(storageKeyOf(member, name))
  notify()
}

/** Marks the command as not executed by the server, so that the next press reuses its key. */
export const releaseKey = (member: Member, name: string): void => {
  const open = openCommand(member, name)
  if (open) keep(name, { ...open, isUndone: true })
  notify()
}

export const lostCommands = (member: Member): string[] => {
  const start = storageKeyOf(member, '')
  return [...new Set([...memory.keys(), ...storedInTab(start)])]
    .filter((storageKey) => storageKey.startsWith(start) && !inFlight.has(storageKey))
    .filter((storageKey) => commandAt(storageKey, member)?.isUndone === false)
    .map((storageKey) => storageKey.slice(start.length))
}

export const onLostCommands = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Deletes the key of a settled command, so that the next press is a new command. */
export const closeCommand = (name: string, command: Command): void => {
  if (openCommand(command.member, name)?.key !== command.key) return
  const storageKey = storageKeyOf(command.member, name)
  memory.delete(storageKey)
  stored('sessionStorage', storageKey).write(null)
  notify()
}

export const forgetCommands = (): void => {
  memory.clear()
  inFlight.clear()
  for (const storageKey of storedInTab('order:')) stored('sessionStorage', storageKey).write(null)
}

/** Digest by which inputs are compared without being stored: a registration contains a password. */
export const digest = (input: unknown): string => {
  const text = JSON.stringify(input, (_, value: unknown) =>
    typeof Blob !== 'undefined' && value instanceof Blob
      ? [value.size, value.type, value instanceof File && [value.name, value.lastModified]]
      : value,
  )
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let at = 0; at < (text?.length ?? 0); at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 2654435761)
    high = Math.imul(high ^ text.charCodeAt(at), 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
