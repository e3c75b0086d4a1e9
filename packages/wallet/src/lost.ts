import { lookUpSlipAtom } from './slip/confirmSlip.ts'
import { lookUpRetryAtom } from './withdraw/lookUpRetryAtom.ts'

/** Commands whose outcome may be unknown, each with the atom that looks the outcome up. */
export const lost = { 'confirm-slip': lookUpSlipAtom, 'retry-withdrawal': lookUpRetryAtom }
