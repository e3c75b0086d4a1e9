import {
  addFavourite,
  favouritesKey,
  favouritesQuery,
  isOwnSession,
  queryAtom,
  queryClientAtom,
  recentGamesQuery,
  removeFavourite,
  type Game,
} from '@member/api-client'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { featuresAtom } from './credit.ts'
import { th } from './th.ts'

export const favouritesAtom = queryAtom((get) => ({
  ...favouritesQuery(),
  enabled: get(featuresAtom).favourites,
}))

/** What was played last, newest first. */
export const recentGamesAtom = queryAtom((get) => ({
  ...recentGamesQuery(),
  enabled: get(featuresAtom).recent,
}))

/** What the member said since the lists were read; it outranks them. */
const saidAtom = atom<Readonly<Record<string, boolean>>>({})

export const isFavouriteAtom = atom((get) => {
  const said = get(saidAtom)
  return ({ uuid, isFavourite }: Pick<Game, 'uuid' | 'isFavourite'>) => said[uuid] ?? isFavourite
})

/** Likes a game, or no longer: shown at once, taken back where the server did not hear it. */
export const likeAtom = atom(null, async (get, set, { uuid, like }: { uuid: string; like: boolean }) => {
  const say = (what: boolean) => set(saidAtom, (said) => ({ ...said, [uuid]: what }))
  say(like)
  try {
    await (like ? addFavourite(uuid) : removeFavourite(uuid))
    await get(queryClientAtom).invalidateQueries({ queryKey: favouritesKey })
  } catch {
    say(!like)
    if (isOwnSession(get)) void toast(th.card.likeFailed, 'bad')
  }
})
