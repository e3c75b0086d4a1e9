import { createContext } from 'react'

/** Place of a row among all rows of its list, of which the document contains only some. */
export const PlaceInSet = createContext<{ 'aria-posinset'?: number; 'aria-setsize'?: number }>({})
