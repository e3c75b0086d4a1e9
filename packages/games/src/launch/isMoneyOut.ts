import { atom } from 'jotai'
import { creditAtom } from './credit.ts'

export const isMoneyOutAtom = atom((get) => Boolean(get(creditAtom).data?.inGames.length))
