import type { Language } from '@member/i18n'
import { textAddress, textNames } from './legalNames.ts'

/** The game categories in the order they are shown (spec §2); sport is the default, hot is a filter over every one. */
export const gameCategories = ['sport', 'casino', 'slot', 'fishing', 'card', 'lotto', 'hot'] as const

export type GameCategory = (typeof gameCategories)[number]

/** Optional features of a brand beyond games and money. */
export const extras = ['promotion', 'affiliate', 'wheel', 'flip-card', 'flip-card-reward', 'movie'] as const

export type Extra = (typeof extras)[number]

/** The shortcuts of a member's home: the table of spec §2 in its order, then what else a member looks for. */
export const shortcutNames = [
  'deposit',
  'withdraw',
  'ranking',
  'media',
  'wheel',
  'promotion',
  'movie',
  'flip-card',
  'flip-card-reward',
  'games',
  'lotto',
  'dashboard',
  'contact',
  'slip',
  'history',
  'affiliate',
  'winlost',
  'reward',
  'play-safe',
  'address',
  'password',
] as const

export type ShortcutName = (typeof shortcutNames)[number]

/** The pages that search engines and shared links lead to, by their addresses. */
export const publicPages = [
  '/',
  '/login',
  '/register',
  '/contact',
  '/live-score',
  '/score',
  '/promotion',
  ...textNames.map((name) => textAddress(name)),
] as const

export type PublicPage = (typeof publicPages)[number]

/** The languages a site can be shown in, by their BCP 47 codes. */
export const languages = ['th', 'en'] as const satisfies readonly Language[]
