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

export const recentGamesAtom = queryAtom((get) => ({
  ...recentGamesQuery(),
  enabled: get(featureAtom('recent')) === true,
}))

/** Likes that the member changed since the page loaded, by game; they override the loaded lists. */
const saidAtom = atom<Readonly<Record<string, { like: boolean }>>>({})

export const isFavouriteAtom = atom((get) => {
  const said = get(saidAtom)
  return ({ uuid, isFavourite }: Pick<Game, 'uuid' | 'isFavourite'>) => said[uuid]?.like ?? isFavourite
})

/** Likes or unlikes a game; shown at once, and undone with a toast if the request fails. */
export const likeAtom = atom(null, async (get, set, { uuid, like }: { uuid: string; like: boolean }) => {
  const press = { like }
  set(saidAtom, (said) => ({ ...said, [uuid]: press }))
  try {
    await (like ? addFavourite : removeFavourite)(uuid, get(actorAtom))
    await get(queryClientAtom).invalidateQueries({ queryKey: favouritesKey })
  } catch {
    // A later press decides what is shown.
    set(saidAtom, (said) => (said[uuid] === press ? { ...said, [uuid]: { like: !like } } : said))
    if (isOwnSession(get)) void toast(t.card.likeFailed, 'bad')
  }
})
