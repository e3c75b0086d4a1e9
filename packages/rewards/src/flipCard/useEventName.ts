import type { GameEvent } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { eventsAtom } from './cards.ts'

/** What the operator calls the one event of this kind that runs: the tile that led here has the same name. */
export const useEventName = (type: GameEvent['type']): string | undefined => {
  const { data = [] } = useAtomValue(eventsAtom)
  const [event, another] = data.filter((one) => one.type === type && one.isActive)
  return another ? undefined : event?.name
}
