import { textAddress, textNames } from './legalNames.ts'

/** Game categories of spec §2 in their default order. */
export const gameCategories = ['sport', 'casino', 'slot', 'fishing', 'card', 'lotto', 'hot'] as const

export type GameCategory = (typeof gameCategories)[number]

export const extras = ['promotion', 'affiliate', 'wheel', 'flip-card', 'flip-card-reward', 'movie'] as const

export type Extra = (typeof extras)[number]

/** Shortcuts of a member's home in the order shown: all targets of spec §2, and additions. */
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

export { languages } from '@member/i18n'
