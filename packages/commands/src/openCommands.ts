// The one place without a session's store of its own: the actor comes from the store, the key from here.
// oxlint-disable-next-line no-restricted-imports
import { type Actor, type Command, newCommand } from '@member/api-client'
import { digest } from './digest.ts'
import {
  deleteCommand,
  type Member,
  storeCommand,
  storedCommand,
  storedNames,
  type StoredCommand,
} from './storedCommand.ts'

/** A command of unknown outcome, with its actor. */
export interface OpenCommand extends Command, StoredCommand {}

/** Keys of the commands whose answers this page is waiting for. */
const inFlight = new Set<string>()
const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

export const openCommand = (actor: Actor, name: string): OpenCommand | null => {
  const command = storedCommand(actor.member, name)
  return command && { ...actor, ...command }
}

export const beginCommand = (actor: Actor, name: string, input: unknown): OpenCommand => {
  const body = digest(input)
  const open = openCommand(actor, name)
  const { key } = open?.body === body ? open : newCommand()
  const command = { key, body, isUndone: false }
  inFlight.add(key)
  storeCommand(actor.member, name, command)
  return { ...actor, ...command }
}

export const endFlight = ({ key }: Command): void => {
  inFlight.delete(key)
  notify()
}

/** Marks a command as not executed by the server, so that the next press reuses its key. */
export const releaseKey = (member: Member, name: string): void => {
  const command = storedCommand(member, name)
  if (command) storeCommand(member, name, { ...command, isUndone: true })
  notify()
}

/** Deletes a settled command, so that the next press gets a new key. */
export const closeCommand = (name: string, { member, key }: Command): void => {
  if (storedCommand(member, name)?.key !== key) return
  deleteCommand(member, name)
  notify()
}

/** Returns the names of commands that may have been executed and are not awaited by this page. */
export const lostCommands = (member: Member): string[] =>
  storedNames(member).filter((name) => {
    const command = storedCommand(member, name)
    return command?.isUndone === false && !inFlight.has(command.key)
  })

export const onLostCommands = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
