import styled from '@emotion/styled'
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { watchSizes } from './watchSizes.ts'

// While scrolling, the virtualiser disables pointer events in it: a tap would be lost.
const Root = styled.div`
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

/** Renders those parts of a list that are near the view. */
export const WindowedParts = <Part,>({
  parts,
  itemSize,
  children,
}: {
  parts: readonly Part[]
  /** Expected height of a part; measured if undefined. */
  itemSize?: number
  children: (part: Part, at: number) => ReactElement
}) => {
  useState(watchSizes)
  const { ref, cache } = useHeights(parts.length)
  return (
    <Root>
      <WindowVirtualizer
        ref={ref}
        data={parts}
        bufferSize={420}
        {...(cache && { cache })}
        {...(itemSize !== undefined && { itemSize })}
      >
        {children}
      </WindowVirtualizer>
    </Root>
  )
}
