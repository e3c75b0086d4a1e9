import { atom } from 'jotai'
import { creditAtom } from '../credit.ts'

/** Whether something of the member's is out in games: only then is there anything to bring home. */
export const isMoneyOutAtom = atom((get) => Boolean(get(creditAtom).data?.inGames.length))
