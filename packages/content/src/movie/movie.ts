import {
  ApiError,
  configurationKey,
  getConfiguration,
  isAwaited,
  memberConfigurationsQuery,
  queryAtom,
  type Configuration,
} from '@member/api-client'
import { brandAtom, pictureAddress } from '@member/brand'
import { atom } from 'jotai'

const pageKey = 'media.movie.page'
const listAtom = queryAtom(() => memberConfigurationsQuery())

const isPoster = (key: string) => key.startsWith('media.movie.') && key !== pageKey

/** Fetches a configuration entry by key; null if there is none. */
const configurationOf = async (key: string, signal: AbortSignal): Promise<Configuration | null> => {
  try {
    return await getConfiguration(key, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404001) return null
    throw error
  }
}

const pageAtom = queryAtom(() => ({
  queryKey: [...configurationKey, pageKey],
  queryFn: ({ signal }) => configurationOf(pageKey, signal),
}))

export const postersAtom = queryAtom((get) => {
  const list = get(listAtom)
  const brand = get(brandAtom)
  const keys = (list.data ?? []).map(({ key }) => key).filter(isPoster)
  return {
    queryKey: [...configurationKey, 'posters', ...keys],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(keys.map((key) => configurationOf(key, signal)))
      return found.flatMap((entry) => {
        const address = pictureAddress(entry?.value.data.path, brand)
        return entry && address !== undefined ? [{ key: entry.key, address }] : []
      })
    },
    enabled: list.data !== undefined,
  }
})

export const moviePictureAtom = atom((get) =>
  pictureAddress(get(pageAtom).data?.value.data.path, get(brandAtom)),
)

/** True until it is known whether the page of films has a picture. */
export const isPictureAwaitedAtom = atom((get) => isAwaited(get(pageAtom)))
