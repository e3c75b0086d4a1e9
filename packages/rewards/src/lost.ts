import { lookForRequestAtom } from './claims/lookForRequestAtom.ts'

/** By the name of a command, what asks for its outcome where nobody knows it. */
export const lost = { 'request-reward': lookForRequestAtom }
