import { type ReactElement, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../lazy/lazyPart.ts'
import { Deferred } from '../missing/Deferred.tsx'
import { focusAmong, type HandedFocus } from './handedFocus.ts'

/** Number of rows above which a list renders only those near the view. */
export const longFrom = 60

/** Rows that a long list renders together. */
export const rowsPerPart = 10

interface WindowedProps {
  parts: readonly ReactElement[]
  isLong: boolean
}

const windowed = lazyPart(async () => {
  const { WindowedParts } = await import('./WindowedParts.tsx')
  return ({ parts, focus }: WaitingProps) => (
    <WindowedParts parts={parts} focus={focus}>
      {(part) => part}
    </WindowedParts>
  )
})

interface WaitingProps extends Pick<WindowedProps, 'parts'> {
  focus: RefObject<HandedFocus | undefined>
}

/** The first parts, shown until the code that replaces them is there; hands the focus in them over to it. */
const WaitingParts = ({ parts, focus }: WaitingProps) => {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = root
    return () => {
      focus.current = current ? focusAmong(current.children) : undefined
    }
  }, [focus])
  return (
    <div ref={root}>
      {parts.slice(0, longFrom).map((part) => (
        <div key={part.key}>{part}</div>
      ))}
    </div>
  )
}

const useIsPrinting = () => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Keyed parts of a list; in a long one only those near the view are rendered, except on paper. */
export const Windowed = ({ parts, isLong }: WindowedProps) => {
  const focus = useRef<HandedFocus>(undefined)
  return useIsPrinting() || !isLong ? (
    parts
  ) : (
    <Deferred
      when="needed"
      fallback={<WaitingParts parts={parts} focus={focus} />}
      renderFailure={() => parts}
    >
      <windowed.Component parts={parts} focus={focus} />
    </Deferred>
  )
}
