import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'

/** Returns the address of an operator's picture; undefined if absent or its host is not allowed. */
export const usePicture = (path: string | null | undefined) =>
  pictureAddress(path ?? undefined, useAtomValue(brandAtom))
