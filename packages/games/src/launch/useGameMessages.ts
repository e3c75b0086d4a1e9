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
  /** The player wants to leave, or the game has ended. */
  goodbye: () => void
  round: () => void
}

/** Listens to messages of the framed game only. Amounts in them are ignored: the server sends those. */
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
