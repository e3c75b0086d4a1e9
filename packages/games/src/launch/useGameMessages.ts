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
  /** Called if the player wants to leave, or the game has ended. */
  goodbye: () => void
  round: () => void
}

/** Receives messages of the framed game only; ignores amounts in them, because the server sends those. */
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
