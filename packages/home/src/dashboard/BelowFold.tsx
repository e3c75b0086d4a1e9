import { Deferred, Skeleton, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

const Room = styled.div<{ height: string }>`
  display: flex;
  flex-direction: column;
  height: ${({ height }) => height};
  & > div + div {
    flex: 1 0 auto;
    margin-top: 16px;
  }
`

/** Distance (px) below the screen at which content begins to load. */
const near = 40

/** Returns true once an element has come near the screen, a key was pressed, or the page is printed. */
function useIsNear(place: RefObject<Element | null>) {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const show = () => setNear(true)
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && show(), {
      rootMargin: `${near}px 0px`,
    })
    watcher.observe(place.current)
    // Tab and a printer reach what is not on the screen.
    window.addEventListener('keydown', show)
    window.addEventListener('beforeprint', show)
    return () => {
      watcher.disconnect()
      window.removeEventListener('keydown', show)
      window.removeEventListener('beforeprint', show)
    }
  }, [isNear, place])
  return isNear
}

interface BelowFoldProps {
  height: string
  children: ReactNode
}

/** Content that loads once it comes near the screen and the page is idle. */
export const BelowFold = ({ height, children }: BelowFoldProps) => {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const room = (
    <Room ref={place} height={height} aria-hidden>
      <Skeleton width="40%" height={24} />
      <Skeleton height={0} />
    </Room>
  )
  return isNear ? (
    <Deferred when="idle" fallback={room}>
      <Stack space={5}>{children}</Stack>
    </Deferred>
  ) : (
    room
  )
}
