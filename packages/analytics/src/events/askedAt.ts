import { atom } from 'jotai'

/** The page, by its key in the history, that asks whether visits may be counted; undefined until one does. */
export const askedAtAtom = atom<string>()
