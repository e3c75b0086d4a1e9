import { lookForSlipAtom } from './slip/confirmSlip.ts'
import { lookForRetryAtom } from './withdraw/lookForRetryAtom.ts'

/** Commands of unknown outcome, each with the atom that looks the outcome up. */
export const lost = { 'confirm-slip': lookForSlipAtom, 'retry-withdrawal': lookForRetryAtom }
