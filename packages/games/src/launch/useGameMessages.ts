import { useEffect, useRef, type RefObject } from 'react'

const eventOf = (told: unknown) =>
  typeof told === 'object' &&
  told !== null &&
  'event' in told &&
  'source' in told &&
  told.source === 'member-game'
    ? told.event
    : undefined

interface Heard {
  /** The member wants out, or the game is over. */
  goodbye: () => void
  /** A round is over: what is in the game has changed. */
  round: () => void
}

/** Only the framed game is heard, and only these words: what they came to, the server is asked. */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, heard: Heard) {
  const told = useRef(heard)
  useEffect(() => {
    told.current = heard
  })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.current?.contentWindow) return
      const event = eventOf(data)
      if (event === 'leave' || event === 'closed') told.current.goodbye()
      if (event === 'round') told.current.round()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])
}
