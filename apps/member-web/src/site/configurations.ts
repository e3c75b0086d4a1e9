import {
  configurationsKey,
  listConfigurations,
  listMemberConfigurations,
  memberConfigurationsKey,
} from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { brandAtom, pictureAddress } from '@member/brand'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'

/** The configuration entries: a visitor's, or the member's own list. */
export const configurationsAtom = atomWithQuery(() => {
  const member = getSession() !== null
  return {
    queryKey: member ? memberConfigurationsKey : configurationsKey,
    queryFn: ({ signal }) => (member ? listMemberConfigurations(signal) : listConfigurations(signal)),
    staleTime: 5 * 60_000,
  }
})

/** The addresses of all configured pictures by key, such as `home.normal.logo`. */
export const picturesAtom = atom((get) => {
  const brand = get(brandAtom)
  const entries = get(configurationsAtom).data ?? []
  return new Map(entries.map(({ key, value }) => [key, pictureAddress(value.data.path, brand)]))
})
