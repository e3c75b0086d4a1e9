import { lookForSlipAtom } from './slip/confirmSlip.ts'
import { lookForRetryAtom } from './withdraw/lookForRetryAtom.ts'

/** By the name of a command, what asks for its outcome where nobody knows it. */
export const lost = { 'confirm-slip': lookForSlipAtom, 'retry-withdrawal': lookForRetryAtom }
