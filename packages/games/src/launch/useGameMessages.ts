import { useEffect, useRef, type RefObject } from 'react'

const eventOf = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  'source' in data &&
  data.source === 'member-game'
    ? data.event
    : undefined

interface GameMessages {
  /** Called when the player wants to leave or the game has ended. */
  goodbye: () => void
  round: () => void
}

/** Calls the functions in `messages` when the game in `frame` sends an event. */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, messages: GameMessages) {
  const handlers = useRef(messages)
  useEffect(() => {
    handlers.current = messages
  })
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return
      const event = eventOf(data)
      if (event === 'leave' || event === 'closed') handlers.current.goodbye()
      if (event === 'round') handlers.current.round()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame])
}
