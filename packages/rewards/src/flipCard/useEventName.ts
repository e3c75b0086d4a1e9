import type { GameEvent } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { eventsAtom } from './cards.ts'

/** Returns the name of the running event of a type; undefined if none or several are running. */
export const useEventName = (type: GameEvent['type']): string | undefined => {
  const { data = [] } = useAtomValue(eventsAtom)
  const [event, another] = data.filter((one) => one.type === type && one.isActive)
  return another ? undefined : event?.name
}
