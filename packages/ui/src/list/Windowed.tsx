import { type ReactElement, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../lazy/lazyPart.ts'
import { Deferred } from '../missing/Deferred.tsx'

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
  return ({ parts }: Pick<WindowedProps, 'parts'>) => (
    <WindowedParts parts={parts}>{(part) => part}</WindowedParts>
  )
})

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
export const Windowed = ({ parts, isLong }: WindowedProps) =>
  useIsPrinting() || !isLong ? (
    parts
  ) : (
    <Deferred when="needed" fallback={parts.slice(0, longFrom)} renderFailure={() => parts}>
      <windowed.Component parts={parts} />
    </Deferred>
  )
