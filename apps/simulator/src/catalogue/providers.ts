import type { GameCategory } from '@member/api-client'
import type { InferInsertModel } from 'drizzle-orm'
import { type providers } from '@member/api/importing'

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
