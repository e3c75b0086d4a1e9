import type { Order } from './call.ts'
import { isRecord } from './isRecord.ts'
import { newOrder } from './newOrder.ts'

/** An order whose outcome is not known yet, and a digest of what it asked for. */
export interface OpenOrder extends Order {
  readonly body: string
}

/** Orders of a page whose storage is missing, full or forbidden. */
const memory = new Map<string, OpenOrder>()

type Member = string | undefined

const placeOf = (member: Member, name: string) => `order:${member ?? 'visitor'}:${name}`

/** The member's order by this name whose outcome this tab still waits for, over reloads too. */
export const openOrder = (member: Member, name: string): OpenOrder | null => {
  const place = placeOf(member, name)
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    if (isRecord(kept)) {
      const { key, body } = kept
      if (typeof key === 'string' && typeof body === 'string') return { key, body, member }
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
  const order = open?.body === body ? open : { ...newOrder(), body, member }
  const place = placeOf(member, name)
  memory.set(place, order)
  try {
    sessionStorage.setItem(place, JSON.stringify({ key: order.key, body }))
  } catch {
    // Then it lasts as long as the page.
  }
  return order
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
}

/** Drops every open order, for the next test. */
export const forgetOrders = (): void => {
  memory.clear()
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
