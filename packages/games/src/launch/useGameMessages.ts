import { useEffect, useRef, type RefObject } from 'react'
import { actorAtom, touchSession } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { focusInPlace } from '@member/ui'

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

/** Hides the page around a layer from screen readers and Tab; returns a function that undoes this. */
export const hideAround = (layer: HTMLElement): (() => void) => {
  const hidden: Element[] = []
  for (let at: Element = layer; at.parentElement && at !== document.body; at = at.parentElement) {
    if (at.parentElement === document.body) break
    for (const beside of Array.from(at.parentElement.children))
      if (beside !== at && !beside.hasAttribute('aria-hidden')) hidden.push(beside)
  }
  for (const element of hidden) {
    element.setAttribute('aria-hidden', 'true')
    element.setAttribute('inert', '')
  }
  const bringBack = ({ target }: FocusEvent) => {
    if (hidden.some((element) => target instanceof Node && element.contains(target))) focusInPlace(layer)
  }
  document.addEventListener('focusin', bringBack)
  return () => {
    document.removeEventListener('focusin', bringBack)
    for (const element of hidden) {
      element.removeAttribute('aria-hidden')
      element.removeAttribute('inert')
    }
  }
}
