import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cashOutAtom } from './cashOut.ts'
import { launchAtom, type Launch } from './launchState.ts'
import { playAtom } from './playAtom.ts'

const isPlaying = (state: unknown, launchUuid: string) =>
  typeof state === 'object' && state !== null && 'playing' in state && state.playing === launchUuid

/**
 * Adds a history entry for a game in the frame: Back cashes out and closes the game, as `exit` does.
 * While `covered`, Back closes the layer above instead. `again` cashes out and reopens the game, `stay` cancels
 * the exit, `leave` closes the frame without cashing out.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for entering and leaving the entry
  }, [playing, launchUuid])

  // On another screen: the game continues, and its money stays listed.
  useEffect(
    () => () =>
      setLaunch((now) => (now?.phase === 'framed' && now.opened.launchUuid === launchUuid ? null : now)),
    [setLaunch, launchUuid],
  )

  return {
    leaving,
    exit: () => (playing && !covered ? void navigate(-1) : void settle()),
    /** Transfers the money out and opens the game again with all of it; stops if the transfer fails. */
    again: async () => {
      const { status } = await settle()
      if (status === 'done') play(game)
    },
    stay: () => {
      setLeaving(false)
      if (!playing) void navigate(pathname + search, { state: { playing: launchUuid } })
    },
    /** Closes the frame and leaves the money in the game. */
    leave: () => setLaunch(null),
  }
}
