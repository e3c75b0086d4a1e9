import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'

/** Address of an operator's picture; undefined if there is none or its host is not allowed. */
export const usePicture = (path: string | null | undefined) =>
  pictureAddress(path ?? undefined, useAtomValue(brandAtom))
