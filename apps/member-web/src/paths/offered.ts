import { brandAtom, type Extra } from '@member/brand'
import { atom } from 'jotai'
import { t } from '../words/words.ts'
import * as paths from './paths.ts'

const screens: Record<keyof typeof paths, { path: string; extra?: Extra }> = { ...paths }

/** Function that returns false for an address whose feature or category the brand leaves out. */
export const isOfferedAtom = atom((get) => {
  const { leaveOut, categories } = get(brandAtom)
  return (address: string) => {
    const [path = '', search] = address.split('?')
    const extra = Object.values(screens).find((screen) => screen.path === path)?.extra
    const category = new URLSearchParams(search).get('cat')
    return !(extra && leaveOut.includes(extra)) && (!category || categories.some((one) => one === category))
  }
})

/** Function that returns the link to a screen; undefined if the brand does not have the screen. */
export const linkToAtom = atom((get) => {
  const isOffered = get(isOfferedAtom)
  return (screen: keyof typeof paths) => {
    const { path } = screens[screen]
    return isOffered(path) ? path : undefined
  }
})

/** The brand's links to public pages that the specification's menu lacks. */
export const publicLinksAtom = atom((get) => {
  const isOffered = get(isOfferedAtom)
  const promotion = { to: paths.publicPromotion.path, label: t.title.promotion, icon: 'percent' as const }
  const scores = [
    { to: paths.liveScore.path, label: t.title.liveScore, icon: 'football' as const },
    { to: paths.standings.path, label: t.title.standings, icon: 'trophy' as const },
  ]
  return [promotion, ...(get(brandAtom).scores ? scores : [])].filter(({ to }) => isOffered(to))
})
