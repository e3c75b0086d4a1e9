import { atom } from 'jotai'
import type { Credit } from './endpoints/credit.ts'

/** Credit shown instead of the newest one until a wheel or card has revealed its result. */
export const heldCreditAtom = atom<Credit>()
