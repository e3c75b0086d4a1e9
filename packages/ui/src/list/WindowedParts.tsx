import styled from '@emotion/styled'
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { focusInPlace } from '../focus/focusInPlace.ts'
import { type HandedFocus, takeFocus } from './handedFocus.ts'

type OnSizes = (entries: ResizeObserverEntry[], observer: ResizeObserver) => void

/** Substitute for ResizeObserver that measures elements when they are added or the window resizes. */
class SizeWatch {
  readonly #onSizes: OnSizes
  readonly #watched = new Set<Element>()
  #frame = 0

  constructor(onSizes: OnSizes) {
    this.#onSizes = onSizes
    window.addEventListener('resize', this.#measureSoon)
  }

  readonly #measureSoon = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      const entries = [...this.#watched].map((target) => {
        const { width, height } = target.getBoundingClientRect()
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the list reads
        return { target, contentRect: { width, height } } as ResizeObserverEntry
      })
      if (entries.length > 0) this.#onSizes(entries, this)
    })
  }

  observe(target: Element) {
    this.#watched.add(target)
    this.#measureSoon()
  }

  unobserve(target: Element) {
    this.#watched.delete(target)
  }

  disconnect() {
    this.#watched.clear()
    cancelAnimationFrame(this.#frame)
    window.removeEventListener('resize', this.#measureSoon)
  }
}

/** Installs a substitute for ResizeObserver in browsers that have none, such as Safari 12. */
const watchSizes = () => {
  if (typeof window.ResizeObserver !== 'function') window.ResizeObserver = SizeWatch
}

// While scrolling, the virtualiser disables pointer events in it: a tap would be lost.
const Root = styled.div`
  outline: none;
  & > div {
    pointer-events: auto !important;
  }
`

/** Measured heights of the newest lists, by history entry. */
const heights = new Map<string, CacheSnapshot>()
const mostLists = 20

const useHeights = (count: number) => {
  const list = useRef<WindowVirtualizerHandle>(null)
  const place = `${useLocation().key} ${count}`
  useLayoutEffect(() => {
    const { current } = list
    return () => {
      if (!current) return
      heights.delete(place)
      heights.set(place, current.cache)
      for (const oldest of [...heights.keys()].slice(0, -mostLists)) heights.delete(oldest)
    }
  }, [place])
  return { ref: list, cache: heights.get(place) }
}

const focusList = (list: HTMLElement) => {
  list.tabIndex = -1
  focusInPlace(list)
}

/**
 * A part that passes its focus to the list when it is removed because it is far from the view. Tab then goes on
 * from the parts in view, not from the top of the page.
 */
const WindowedPart = ({
  list,
  at,
  focus,
  children,
}: {
  list: RefObject<HTMLElement | null>
  at: number
  focus: RefObject<HandedFocus | undefined> | undefined
  children: ReactElement
}) => {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const handed = focus?.current
    if (!focus || !own.current || handed?.part !== at) return
    focus.current = undefined
    takeFocus(own.current, handed, list.current)
  }, [list, at, focus])
  useLayoutEffect(() => {
    const { current } = own
    return () => {
      // Null if the list itself is removed.
      // eslint-disable-next-line react-hooks/exhaustive-deps -- as it is at that time
      const around = list.current
      if (!around || !current?.contains(document.activeElement)) return
      focusList(around)
    }
  }, [list])
  return <div ref={own}>{children}</div>
}

/** Renders those parts of a list that are near the view. */
export const WindowedParts = <Part,>({
  parts,
  itemSize,
  focus,
  children,
}: {
  parts: readonly Part[]
  /** Place of the focus in the list that this one replaces; its part takes the focus once it is rendered. */
  focus?: RefObject<HandedFocus | undefined>
  /** Expected height of a part; measured if undefined. */
  itemSize?: number
  children: (part: Part, at: number) => ReactElement
}) => {
  useState(watchSizes)
  const { ref, cache } = useHeights(parts.length)
  const root = useRef<HTMLDivElement>(null)
  // Until then, and if that part is far from the view, the list itself has it: Tab goes on from the parts in view.
  useLayoutEffect(() => {
    const { current } = root
    if (!focus?.current || !current) return undefined
    focusList(current)
    // A member who has gone on is not brought back by what is rendered later.
    const expire = () => {
      focus.current = undefined
    }
    current.addEventListener('focusout', expire)
    return () => current.removeEventListener('focusout', expire)
  }, [focus])
  return (
    <Root ref={root}>
      <WindowVirtualizer
        ref={ref}
        data={parts}
        bufferSize={420}
        {...(cache && { cache })}
        {...(itemSize !== undefined && { itemSize })}
      >
        {(part, at) => {
          const element = children(part, at)
          return (
            <WindowedPart key={element.key ?? at} list={root} at={at} focus={focus}>
              {element}
            </WindowedPart>
          )
        }}
      </WindowVirtualizer>
    </Root>
  )
}
