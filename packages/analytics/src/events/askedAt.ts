import { atom } from 'jotai'

/** History key of the page that shows the request for consent; undefined until a page shows one. */
export const askedAtAtom = atom<string>()
