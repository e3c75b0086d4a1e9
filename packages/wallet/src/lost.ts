import { lookUpSlipAtom } from './slip/confirmSlip.ts'
import { lookUpRetryAtom } from './withdraw/lookForRetryAtom.ts'

/** Commands of unknown outcome, each with the atom that looks the outcome up. */
export const lost = { 'confirm-slip': lookUpSlipAtom, 'retry-withdrawal': lookUpRetryAtom }
