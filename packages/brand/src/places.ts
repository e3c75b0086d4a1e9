import { legalNames } from './legalNames.ts'

/** The game categories in the order they are shown (spec §2); sport is the default, hot is a filter over every one. */
export const gameCategories = ['sport', 'casino', 'slot', 'fishing', 'card', 'lotto', 'hot'] as const

export type GameCategory = (typeof gameCategories)[number]

/** What a member finds beyond games and money, and a brand may do without. */
export const extras = ['promotion', 'affiliate', 'wheel', 'flip-card', 'flip-card-reward', 'movie'] as const

export type Extra = (typeof extras)[number]

/** The shortcuts of a member's home that no bar has: those of spec §2, and what else a member looks for. */
export const shortcutNames = [
  'lotto',
  'slip',
  'history',
  'play-safe',
  'ranking',
  'promotion',
  'affiliate',
  'winlost',
  'media',
  'wheel',
  'flip-card',
  'flip-card-reward',
  'reward',
  'movie',
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
  ...legalNames.map((name) => `/legal/${name}` as const),
] as const

export type PublicPage = (typeof publicPages)[number]
