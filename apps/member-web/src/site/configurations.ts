import { brandAtom, pictureAddress } from '@member/brand'
import { atom } from 'jotai'
import { serverAtom } from './server.ts'

/** The addresses of all configured pictures by key, such as `home.normal.logo`. */
export const picturesAtom = atom((get) => {
  const brand = get(brandAtom)
  const server = get(serverAtom)
  const entries = (server && get(server.configurationsAtom).data) ?? []
  return new Map(entries.map(({ key, value }) => [key, pictureAddress(value.data.path, brand)]))
})
