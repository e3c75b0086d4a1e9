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

interface Press {
  like: boolean
  at: number
}

/** A game's newest press without an answer, and the newest one that the server confirmed. */
interface Liked {
  pending?: Press | undefined
  confirmed?: Press | undefined
}

/** Likes that the member changed since the page loaded, by game; they override the loaded lists. */
const likedAtom = atom<Readonly<Record<string, Liked>>>({})

export const isFavouriteAtom = atom((get) => {
  const liked = get(likedAtom)
  return ({ uuid, isFavourite }: Pick<Game, 'uuid' | 'isFavourite'>) => {
    const { pending, confirmed } = liked[uuid] ?? {}
    return (pending ?? confirmed)?.like ?? isFavourite
  }
})

let presses = 0

/** Likes or unlikes a game; shown at once, and undone with a toast if the request fails. */
export const likeAtom = atom(null, async (get, set, { uuid, like }: { uuid: string; like: boolean }) => {
  presses += 1
  const press = { like, at: presses }
  const change = (next: (before: Liked) => Liked) =>
    set(likedAtom, (liked) => ({ ...liked, [uuid]: next(liked[uuid] ?? {}) }))
  // A later press decides what is shown.
  const answered = (before: Liked) => (before.pending === press ? undefined : before.pending)
  change(({ confirmed }) => ({ confirmed, pending: press }))
  try {
    await (like ? addFavourite : removeFavourite)(uuid, get(actorAtom))
  } catch {
    change((before) => ({ ...before, pending: answered(before) }))
    if (isOwnSession(get)) void toast(t.card.likeFailed, 'bad')
    return
  }
  change((before) => ({
    confirmed: (before.confirmed?.at ?? 0) > press.at ? before.confirmed : press,
    pending: answered(before),
  }))
  await get(queryClientAtom).invalidateQueries({ queryKey: favouritesKey })
})
