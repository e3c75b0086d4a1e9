import { atom } from 'jotai'
import { creditAtom } from './credit.ts'

/** True if the member has money in games that can be transferred out. */
export const isMoneyOutAtom = atom((get) => Boolean(get(creditAtom).data?.inGames.length))
