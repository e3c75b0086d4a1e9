import type { GameCategory } from '@member/api-client'
import type { InferInsertModel } from 'drizzle-orm'
import type { providers } from '@member/api/importing'

export type Name = readonly [thai: string, english: string]

export const combine = (
  firsts: readonly Name[],
  seconds: readonly Name[],
  join: (a: string, b: string) => string,
) =>
  firsts.flatMap((first) =>
    seconds.map((second): Name => [join(first[0], second[0]), join(first[1], second[1])]),
  )

export const fill = (word: string, pattern: string) => pattern.replace('{}', word)

export const beside = (name: string, more: string) => `${name} ${more}`

type Row = InferInsertModel<typeof providers>
export type CataloguedProvider = Row & { category: GameCategory }

export const cataloguedProviders: CataloguedProvider[] = (
  [
    ['SN', 'Sanam Sports', 'sport'],
    ['KP', 'Kickpoint', 'sport'],
    ['RT', 'Royal Teak Live', 'casino'],
    ['CP', 'Chao Phraya Live', 'casino'],
    ['LV', 'Lotus Vale Live', 'casino'],
    ['OC', 'Ocean Cannon', 'fishing'],
    ['NM', 'Naga Marine', 'fishing'],
    ['PD', 'Pok Deng House', 'card'],
    ['KG', 'Khaeng Club', 'card'],
    ['MT', 'Mahjong Teak', 'card'],
    ['HL', 'Huay Lanna', 'lotto'],
    ['TW', 'Tawan Lotto', 'lotto'],
    ['JK', 'Jade Kirin', 'slot'],
    ['AC', 'Aurum Circle', 'slot'],
    ['SG', 'Siam Gems', 'slot'],
    ['XE', 'Xenon Edge', 'slot'],
  ] as const
).map(([code, name, category], place) => ({
  code,
  name,
  category,
  rank: place + 1,
  status: code === 'KG' ? 'MAINTENANCE' : 'ACTIVE',
}))

export function seededRandom(start: number) {
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[whole(0, items.length - 1)] ?? items[0]
  const chance = (share: number) => next() < share
  const digits = (length: number) => Array.from({ length }, () => whole(0, 9)).join('')
  const hex = (length: number) => Array.from({ length }, () => whole(0, 15).toString(16)).join('')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  return { next, whole, pick, chance, digits, uuid }
}

export type Random = ReturnType<typeof seededRandom>
