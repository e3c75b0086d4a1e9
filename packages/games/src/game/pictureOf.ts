import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'

/** The brand's own picture of a game or provider, where it has one. */
export const usePictureOf = () => {
  const brand = useAtomValue(brandAtom)
  return (path: string | null | undefined) => pictureAddress(path ?? undefined, brand)
}
