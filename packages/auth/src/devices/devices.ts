import {
  actorAtom,
  disownSession,
  endSession,
  levelKey,
  queryAtom,
  queryClientAtom,
  sessionsKey,
  sessionsQuery,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

export const sessionsAtom = queryAtom((get) => ({
  ...sessionsQuery(),
  enabled: get(featureAtom('sessions')) === true,
}))

export const endSessionAtom = atom(null, async (get, _set, uuid: string | undefined) => {
  await endSession(uuid, get(actorAtom))
  await get(queryClientAtom).invalidateQueries({ queryKey: sessionsKey })
})

export const disownSessionAtom = atom(null, async (get, _set, uuid: string) => {
  await disownSession(uuid, get(actorAtom))
  const client = get(queryClientAtom)
  await Promise.all([sessionsKey, levelKey].map((queryKey) => client.invalidateQueries({ queryKey })))
})
