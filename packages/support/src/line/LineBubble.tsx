import { Icon, lineLink } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { t } from './words.ts'
import { lineIdsAtom } from './lineIds.ts'

const controls = 'a, button, input, select, textarea, label, summary, iframe, [tabindex="0"]'
/** Time (ms) without movement after which a page counts as still. */
const stillness = 150

/** Returns the boxes of all forms, each with the section around it. */
const forms = () => [...document.querySelectorAll('form')].map((form) => form.closest('section') ?? form)

/** Returns true if the bubble covers no control and no form in its place. */
function isClear(bubble: HTMLElement) {
  const place = bubble.getBoundingClientRect()
  return [...document.querySelectorAll(controls), ...forms()]
    .filter((element) => !bubble.contains(element))
    .map((element) => element.getBoundingClientRect())
    .every(
      ({ width, left, right, top, bottom }) =>
        width === 0 ||
        right <= place.left ||
        left >= place.right ||
        bottom <= place.top ||
        top >= place.bottom,
    )
}

/** Shows a bubble in its one place, hidden while it would cover a control or the page moves. */
function keepClear(bubble: HTMLElement): () => void {
  let timer = 0
  const place = () => {
    // Hiding it would lose the focus of a keyboard user.
    const isShown = document.activeElement === bubble || isClear(bubble)
    bubble.style.visibility = isShown ? 'visible' : 'hidden'
  }
  const placeSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(place, stillness)
  }
  const move = () => {
    if (document.activeElement !== bubble) bubble.style.visibility = 'hidden'
    placeSoon()
  }
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('scroll', move, { passive: true })
  window.addEventListener('resize', move)
  // For every picture that loads.
  window.addEventListener('load', placeSoon, true)
  placeSoon()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    window.removeEventListener('scroll', move)
    window.removeEventListener('resize', move)
    window.removeEventListener('load', placeSoon, true)
  }
}

const Bubble = styled.a`
  position: fixed;
  z-index: 15;
  right: 16px;
  bottom: 16px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  border: 1px solid var(--border-strong);
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--brand-text);
  box-shadow: 0 6px 20px var(--shadow);
  visibility: hidden;
`

/** The floating link to the main support account, for visitors (spec §6). */
export function LineBubble() {
  const { main } = useAtomValue(lineIdsAtom)
  const bubble = useRef<HTMLAnchorElement>(null)
  useEffect(() => (bubble.current ? keepClear(bubble.current) : undefined), [])
  return (
    <aside aria-label={t.title}>
      <Bubble
        ref={bubble}
        href={lineLink(main)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.bubble}
        title={t.bubble}
      >
        <Icon name="chat" size={26} />
      </Bubble>
    </aside>
  )
}
