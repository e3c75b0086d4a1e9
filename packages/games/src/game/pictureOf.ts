import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'

export const usePictureOf = () => {
  const brand = useAtomValue(brandAtom)
  return (path: string | null | undefined) => pictureAddress(path ?? undefined, brand)
}
