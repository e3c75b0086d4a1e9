import { atom } from 'jotai'

/** History key of the page that asks for consent; undefined until one does. */
export const askedAtAtom = atom<string>()
