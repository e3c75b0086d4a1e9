import { lookUpRequestAtom } from './claims/lookUpRequestAtom.ts'

/** Commands whose outcome may be unknown, each with the atom that looks the outcome up. */
export const lost = { 'request-reward': lookUpRequestAtom }
