import { lookForCashOutAtom } from './launch/cashOut.ts'
import { lookForOpeningAtom } from './launch/startGame.ts'

/** By the name of a command, what asks for its outcome where nobody knows it. */
export const lost = { 'cash-out': lookForCashOutAtom, 'open-game': lookForOpeningAtom }
