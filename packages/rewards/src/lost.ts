import { lookUpRequestAtom } from './claims/lookUpRequestAtom.ts'

/** Commands of unknown outcome, each with the atom that looks the outcome up. */
export const lost = { 'request-reward': lookUpRequestAtom }
