import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cashOutAtom } from './cashOut.ts'
import { launchAtom, type Launch } from './launchState.ts'
import { playAtom } from './playAtom.ts'

const isPlaying = (state: unknown, launchUuid: string) =>
  typeof state === 'object' && state !== null && 'playing' in state && state.playing === launchUuid

/**
 * A game in the shell is an entry of the history: the phone's own "back" leaves it as the button does. What stands over
 * the game (`covered`) has an entry of its own, which is the same to the router.
 */
export function useGameHistory(
  { game, opened: { launchUuid } }: Extract<Launch, { phase: 'framed' }>,
  covered: boolean,
) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const cashOut = useSetAtom(cashOutAtom)
  const setLaunch = useSetAtom(launchAtom)
  const play = useSetAtom(playAtom)
  const entered = useRef(false)
  const [leaving, setLeaving] = useState(false)
  const playing = isPlaying(state, launchUuid)

  const settle = useCallback(async () => {
    setLeaving(true)
    return cashOut({ launchUuid })
  }, [cashOut, launchUuid])

  useEffect(() => {
    if (playing) entered.current = true
    else if (!entered.current) void navigate(pathname + search, { state: { playing: launchUuid } })
    else void settle()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only coming into the entry and leaving it count
  }, [playing, launchUuid])

  // Away to another screen: the game goes on by itself, its money stays listed.
  useEffect(
    () => () =>
      setLaunch((now) => (now?.phase === 'framed' && now.opened.launchUuid === launchUuid ? null : now)),
    [setLaunch, launchUuid],
  )

  return {
    leaving,
    exit: () => (playing && !covered ? void navigate(-1) : void settle()),
    /** With the whole credit: the money comes home first, or the member is told that it has not. */
    again: async () => {
      const { status } = await settle()
      if (status === 'done') play(game)
    },
    stay: () => {
      setLeaving(false)
      if (!playing) void navigate(pathname + search, { state: { playing: launchUuid } })
    },
    /** The money stays in the game, shown as there, and is brought home later. */
    leave: () => setLaunch(null),
  }
}
