import { lookUpCashOutAtom } from './launch/cashOut.ts'
import { lookUpOpeningAtom } from './launch/startGame.ts'

/** Commands of unknown outcome, each with the atom that looks the outcome up. */
export const lost = { 'cash-out': lookUpCashOutAtom, 'open-game': lookUpOpeningAtom }
