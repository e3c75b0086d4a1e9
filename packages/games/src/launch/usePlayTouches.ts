import { actorAtom, touchSession } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'

/** Reports to the server that the member is active whenever the money in a game changes. */
export function usePlayTouches(money: number | undefined): void {
  const has = useAtomValue(featureAtom('unattended'))
  const actor = useAtomValue(actorAtom)
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (money === undefined) return
    const isPlayed = before.current !== undefined && before.current !== money
    before.current = money
    // The next round reports activity again.
    if (has && isPlayed) touchSession(actor).catch(() => undefined)
  }, [has, money, actor])
}
