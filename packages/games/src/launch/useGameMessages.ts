import { useEffect, useRef, type RefObject } from 'react'

const saysGoodbye = (told: unknown) =>
  typeof told === 'object' &&
  told !== null &&
  'event' in told &&
  'source' in told &&
  told.source === 'member-game' &&
  (told.event === 'leave' || told.event === 'closed')

/** A game may say that the member wants out, or that it is over. Only the framed game is heard, and only that word. */
export function useGameMessages(frame: RefObject<HTMLIFrameElement | null>, goodbye: () => void) {
  const leave = useRef(goodbye)
  useEffect(() => {
    leave.current = goodbye
  })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source && source === frame.current?.contentWindow && saysGoodbye(data)) leave.current()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [frame])
}
