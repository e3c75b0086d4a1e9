import { brandAtom, pictureAddress } from '@member/brand'
import { useAtomValue } from 'jotai'

/** The address of an operator's picture; undefined where there is none, or it lies on a strange host. */
export const usePicture = (path: string | null | undefined) =>
  pictureAddress(path ?? undefined, useAtomValue(brandAtom))
