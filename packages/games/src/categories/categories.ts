import { brandAtom, type GameCategory } from '@member/brand'
import { atom } from 'jotai'

export type Category = GameCategory

export const categoriesAtom = atom((get): Category[] => get(brandAtom).categories)
