import { lookForCashOutAtom } from './launch/cashOut.ts'
import { lookForOpeningAtom } from './launch/startGame.ts'

/** Commands of unknown outcome, each with the atom that looks the outcome up. */
export const lost = { 'cash-out': lookForCashOutAtom, 'open-game': lookForOpeningAtom }
