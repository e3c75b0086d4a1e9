import type { Order } from './call.ts'
import { isRecord } from './isRecord.ts'
import { newOrder } from './newOrder.ts'

/** An order whose outcome is not known yet, and a digest of what it asked for. */
export interface OpenOrder extends Order {
  readonly body: string
  /** The server is known to have done nothing with it so far: only the key is kept, for the next press. */
  readonly isUndone?: boolean
}

/** Orders of a page whose storage is missing, full or forbidden. */
const memory = new Map<string, OpenOrder>()

/** What this page waits for at the moment. */
const flying = new Set<string>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

type Member = string | undefined

const placeOf = (member: Member, name: string) => `order:${member ?? 'visitor'}:${name}`

/** The member's order by this name whose outcome this tab still waits for, over reloads too. */
export const openOrder = (member: Member, name: string): OpenOrder | null =>
  orderAt(placeOf(member, name), member)

const orderAt = (place: string, member: Member): OpenOrder | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    if (isRecord(kept)) {
      const { key, body, isUndone } = kept
      if (typeof key === 'string' && typeof body === 'string')
        return { key, body, member, isUndone: isUndone === true }
    }
  } catch {
    // What cannot be read is as good as absent.
  }
  return memory.get(place) ?? null
}

/** The key for `input`: the open order's where it asks for the same, otherwise a new one. */
export const takeOrder = (member: Member, name: string, input: unknown): OpenOrder => {
  const body = digest(input)
  const open = openOrder(member, name)
  const order = { ...(open?.body === body ? open : { ...newOrder(), body, member }), isUndone: false }
  flying.add(placeOf(member, name))
  keep(name, order)
  return order
}

const keep = (name: string, { key, body, member, isUndone }: OpenOrder) => {
  const place = placeOf(member, name)
  memory.set(place, { key, body, member, isUndone: isUndone === true })
  try {
    sessionStorage.setItem(place, JSON.stringify({ key, body, isUndone }))
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Nothing is awaited any more: what is still open then is lost, until it is asked for and known. */
export const landOrder = (name: string, { member }: Order): void => {
  flying.delete(placeOf(member, name))
  tell()
}

/** The server knows of none, or has decided nothing: it is not lost, and its key serves the next press. */
export const markUndone = (member: Member, name: string): void => {
  const open = openOrder(member, name)
  if (open) keep(name, { ...open, isUndone: true })
  tell()
}

/** The names of the member's orders of which nobody knows whether they were done, over reloads too. */
export const lostOrders = (member: Member): string[] => {
  const start = placeOf(member, '')
  const places = new Set(memory.keys())
  try {
    for (const place of Object.keys(sessionStorage)) places.add(place)
  } catch {
    // Those of this page remain.
  }
  return [...places]
    .filter((place) => place.startsWith(start) && !flying.has(place))
    .filter((place) => orderAt(place, member)?.isUndone === false)
    .map((place) => place.slice(start.length))
}

/** Tells when there may be more or fewer of them. */
export const onLostOrders = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The outcome is known: the next press is a new intent. */
export const closeOrder = (name: string, order: Order): void => {
  if (openOrder(order.member, name)?.key !== order.key) return
  const place = placeOf(order.member, name)
  memory.delete(place)
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept there.
  }
  tell()
}

/** Drops every open order, for the next test. */
export const forgetOrders = (): void => {
  memory.clear()
  flying.clear()
  try {
    for (const place of Object.keys(sessionStorage)) {
      if (place.startsWith('order:')) sessionStorage.removeItem(place)
    }
  } catch {
    // Nothing was kept there.
  }
}

/** Tells two inputs apart without keeping them: a registration holds a password. */
const digest = (input: unknown): string => {
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
