import {
  actorAtom,
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
import { featureAtom } from '@member/api-client/setting'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { t } from './words.ts'

export const favouritesAtom = queryAtom((get) => ({
  ...favouritesQuery(),
  enabled: get(featureAtom('favourites')) === true,
}))

/** Recently played games, newest first. */
export const recentGamesAtom = queryAtom((get) => ({
  ...recentGamesQuery(),
  enabled: get(featureAtom('recent')) === true,
}))

/** Likes changed since the lists were read; they take precedence. */
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
    await (like ? addFavourite : removeFavourite)(uuid, get(actorAtom))
    await get(queryClientAtom).invalidateQueries({ queryKey: favouritesKey })
  } catch {
    say(!like)
    if (isOwnSession(get)) void toast(t.card.likeFailed, 'bad')
  }
})
