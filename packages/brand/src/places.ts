import type { Language } from '@member/i18n'
import { textAddress, textNames } from './legalNames.ts'

/** The game categories in the order they are shown (spec §2); sport is the default, hot is a filter over every one. */
export const gameCategories = ['sport', 'casino', 'slot', 'fishing', 'card', 'lotto', 'hot'] as const

export type GameCategory = (typeof gameCategories)[number]

/** Optional features of a brand beyond games and money. */
export const extras = ['promotion', 'affiliate', 'wheel', 'flip-card', 'flip-card-reward', 'movie'] as const

export type Extra = (typeof extras)[number]

/** The shortcuts of a member's home in the order in which they stand: every target of spec §2, and what else a member looks for. */
export const shortcutNames = [
  'promotion',
  'wheel',
  'ranking',
  'reward',
  'affiliate',
  'history',
  'slip',
  'play-safe',
  'media',
  'flip-card',
  'flip-card-reward',
  'movie',
  'games',
  'lotto',
  'winlost',
  'deposit',
  'withdraw',
  'contact',
  'dashboard',
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
