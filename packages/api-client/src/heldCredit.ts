import { atom } from 'jotai'
import type { Credit } from './endpoints/credit.ts'

/**
 * The credit to show instead of the newest, while a wheel or a card is on its way to a result that the newest would
 * give away. Written by the game alone, and taken back once its result is seen or its screen is left.
 */
export const heldCreditAtom = atom<Credit>()
