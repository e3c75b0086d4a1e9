import { atom } from 'jotai'
import type { Credit } from './endpoints/credit.ts'

/**
 * Credit shown instead of the newest one until a wheel or card has revealed its result. Only the screen of the
 * wheel or card sets the atom, and resets it once the result was seen or the screen is left.
 */
export const heldCreditAtom = atom<Credit>()
