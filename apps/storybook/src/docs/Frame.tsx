import styled from '@emotion/styled'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { storyLink } from './storyLink.ts'
import { useToolbar } from './useToolbar.ts'
import { useTurn } from './useTurn.ts'

// A desktop takes the whole row.
const Root = styled.figure<{ isWide: boolean }>`
  min-width: 0;
  ${({ isWide }) => isWide && 'grid-column: 1 / -1;'}
`

const Box = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--bg);
  & > iframe {
    max-width: none;
    transform-origin: 0 0;
  }
`

const Caption = styled.figcaption`
  margin-bottom: 8px;
  font-size: 0.9375rem;
  line-height: 1.5;
  & > a {
    font-weight: 600;
  }
`

const tallest = 844
const chosenIn = ['brand', 'scheme', 'language', 'motion']

const frameOf = (id: string, isFitted: boolean, toolbar: Record<string, string>) => {
  const globals = chosenIn.flatMap((name) => (toolbar[name] ? [`${name}:${toolbar[name]}`] : []))
  // The accessibility of each story is checked on its own page and in the tests.
  return `iframe.html?id=${id}&viewMode=story&framed=${isFitted ? 'fitted' : 'phone'}&globals=${[...globals, 'a11y.manual:!true'].join(';')}`
}

export interface FrameProps {
  id: string
  name: string
  note?: string
  width?: number
  /** True for a frame as tall as its story; otherwise it is as tall as a phone. */
  fitted?: boolean
}

/** A story in a window of its own width, in what the toolbar has chosen. */
export const Frame = ({ id, name, note, width = 390, fitted = false }: FrameProps) => {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { mayLoad, onLoaded } = useTurn(box)
  const toolbar = useToolbar()
  const room = useWidth(box)
  const scale = room > 0 ? Math.min(1, room / width) : 1
  const [loads, setLoads] = useState(0)
  const [height, setHeight] = useState(fitted ? 160 : tallest)
  useEffect(
    () => (fitted && loads > 0 && frame.current ? watchHeight(frame.current, setHeight) : undefined),
    [fitted, loads],
  )
  return (
    <Root id={`anchor--${id}`} isWide={width > 500}>
      <Caption>
        <a href={storyLink(id)} target="_top">
          {name}
        </a>
        {note ? ` · ${note}` : null}
      </Caption>
      <Box ref={box} style={{ height: height * scale }}>
        {mayLoad ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook
          <iframe
            ref={frame}
            title={name}
            src={frameOf(id, fitted, toolbar)}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={() => {
              setLoads(loads + 1)
              onLoaded()
            }}
          />
        ) : null}
      </Box>
    </Root>
  )
}

/** Returns the width of an element in px, 0 before it is known. */
function useWidth(box: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])
  return width
}

const overlays = 'dialog[open], [role=dialog], .swal2-container, .Toastify__toast'

/** Returns the height that a story needs; `tallest` if something covers the page, such as a dialog. */
function heightOf(page: Document): number {
  const root = page.getElementById('storybook-root')
  if (!root || page.querySelector(overlays)) return tallest
  const parts = [...root.querySelectorAll<HTMLElement>('*')]
  if (parts.some((part) => getComputedStyle(part).position === 'fixed')) return Math.min(tallest, 360)
  const ends = [...root.children].map((part) => part.getBoundingClientRect().bottom)
  return Math.min(tallest, Math.max(72, ...ends) + 16)
}

/** Calls `onChange` with the height of a story in a frame, now and when it changes. */
function watchHeight(frame: HTMLIFrameElement, onChange: (height: number) => void) {
  const page = frame.contentDocument
  if (!page) return undefined
  let next = 0
  const measure = () => {
    cancelAnimationFrame(next)
    next = requestAnimationFrame(() => onChange(heightOf(page)))
  }
  const watcher = new MutationObserver(measure)
  watcher.observe(page, { childList: true, subtree: true, attributes: true })
  measure()
  return () => {
    cancelAnimationFrame(next)
    watcher.disconnect()
  }
}
