import type { Configuration, Operation, Setting } from '@member/api-client'
import { brandAtom, type BrandPicture, pictureAddress } from '@member/brand'
import { atom } from 'jotai'

// What the operator has set, undefined until the server has said it. The first screen reads it here; `StartUp`, whose
// code comes after the first screen can be used, asks for it and writes it.
export const settingAtom = atom<Setting>()
export const operationAtom = atom<Operation>()
export const configurationsAtom = atom<Configuration[]>()

/** The two support accounts: the server's, the brand's own until it answers. */
export const lineIdsAtom = atom((get) => {
  const { line } = get(brandAtom)
  const said = get(settingAtom)?.setting.line
  return { main: said?.line1.id || line.line1, backup: said?.line2.id || line.line2 }
})

/** All configured pictures by key, such as `home.normal.logo`: the server's, else the brand's own. */
export const picturesAtom = atom((get) => {
  const brand = get(brandAtom)
  const { pictures = {} } = brand
  return new Map<string, BrandPicture | undefined>([
    ...Object.entries(pictures),
    ...(get(configurationsAtom) ?? []).map(({ key, value }) => {
      const src = pictureAddress(value.data.path, brand)
      return [key, src === undefined ? pictures[key] : { src }] as const
    }),
  ])
})

/** Website status MA (spec §4). */
export const maintenanceAtom = atom((get) => get(operationAtom)?.websiteStatus === 'MA')
