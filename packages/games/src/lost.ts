import { lookUpCashOutAtom } from './launch/cashOut.ts'
import { lookUpOpeningAtom } from './launch/startGame.ts'

/** Commands whose outcome may be unknown, each with the atom that looks the outcome up. */
export const lost = { 'cash-out': lookUpCashOutAtom, 'open-game': lookUpOpeningAtom }
