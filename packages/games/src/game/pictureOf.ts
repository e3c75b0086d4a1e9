import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'

/** Returns a function for the brand's own picture of a game or provider; undefined if it has none. */
export const usePictureOf = () => {
  const brand = useAtomValue(brandAtom)
  return (path: string | null | undefined) => pictureAddress(path ?? undefined, brand)
}
