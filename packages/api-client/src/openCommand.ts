import { actorOf, type Command } from './client/call.ts'
import { newCommand } from './newCommand.ts'
import { stored, storedInTab, storedRecord } from './client/stored.ts'

/** A command whose outcome is not known yet, and a digest of what it asked for. */
export interface OpenCommand extends Command {
  readonly body: string
  /** The server is known to have done nothing with it so far: only the key is kept, for the next press. */
  readonly isUndone?: boolean
}

/** Commands of a page whose storage is missing, full or forbidden. */
const memory = new Map<string, OpenCommand>()

/** Commands this page is waiting for. */
const inFlight = new Set<string>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

type Member = string | undefined

const storageKeyOf = (member: Member, name: string) => `order:${member ?? 'visitor'}:${name}`

/** The member's command by this name whose outcome this tab still waits for, over reloads too. */
export const openCommand = (member: Member, name: string): OpenCommand | null =>
  commandAt(storageKeyOf(member, name), member)

const commandAt = (storageKey: string, member: Member): OpenCommand | null => {
  const kept = keptAt(storageKey).read()
  return kept ? { ...actorOf(member), ...kept } : (memory.get(storageKey) ?? null)
}

const keptAt = (storageKey: string) =>
  storedRecord('sessionStorage', storageKey, ({ key, body, isUndone }) =>
    typeof key === 'string' && typeof body === 'string' ? { key, body, isUndone: isUndone === true } : null,
  )

/** The key for `input`: the open command's where it asks for the same, otherwise a new one. */
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
  keptAt(storageKey).write({ key, body, isUndone })
}

/** Marks a command as no longer awaited: if still open, it is lost until its outcome is looked up. */
export const settleInFlight = (name: string, { member }: Command): void => {
  inFlight.delete(storageKeyOf(member, name))
  tell()
}

/** The server knows of none, or has decided nothing: it is not lost, and its key serves the next press. */
export const releaseKey = (member: Member, name: string): void => {
  const open = openCommand(member, name)
  if (open) keep(name, { ...open, isUndone: true })
  tell()
}

/** The names of the member's commands of which nobody knows whether they were done, over reloads too. */
export const lostCommands = (member: Member): string[] => {
  const start = storageKeyOf(member, '')
  return [...new Set([...memory.keys(), ...storedInTab(start)])]
    .filter((storageKey) => storageKey.startsWith(start) && !inFlight.has(storageKey))
    .filter((storageKey) => commandAt(storageKey, member)?.isUndone === false)
    .map((storageKey) => storageKey.slice(start.length))
}

/** Tells when there may be more or fewer of them. */
export const onLostCommands = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The outcome is known: the next press is a new intent. */
export const closeCommand = (name: string, command: Command): void => {
  if (openCommand(command.member, name)?.key !== command.key) return
  const storageKey = storageKeyOf(command.member, name)
  memory.delete(storageKey)
  stored('sessionStorage', storageKey).write(null)
  tell()
}

/** Drops every open command, for the next test. */
export const forgetCommands = (): void => {
  memory.clear()
  inFlight.clear()
  for (const storageKey of storedInTab('order:')) stored('sessionStorage', storageKey).write(null)
}

/** Tells two inputs apart without keeping them: a registration holds a password. */
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
