import { lookForRequestAtom } from './claims/lookForRequestAtom.ts'

/** Commands of unknown outcome, each with the atom that looks the outcome up. */
export const lost = { 'request-reward': lookForRequestAtom }
