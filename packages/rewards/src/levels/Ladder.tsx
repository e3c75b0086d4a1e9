import styled from '@emotion/styled'
import type { LevelRow } from '@member/api-client'
import { useLayoutEffect, useRef } from 'react'
import { LevelCard, type Status } from './LevelCard.tsx'
import { t } from './words.ts'
import { levelLook } from './levelLook.ts'

const gives = ({
  refundRate,
  maximumAmount,
  withdrawMaxPerDay,
  withdrawMaxPerTime,
  withdrawTimesPerDay,
}: LevelRow) => [refundRate, maximumAmount, withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay].join()

const asks = ({ criteria, depositFrom }: LevelRow) => [criteria, depositFrom].join()

/** Returns a sentence if a level has the same benefits as the previous one; otherwise undefined. */
const sameAsBefore = (row: LevelRow, before: LevelRow | undefined): string | undefined => {
  if (!before || gives(row) !== gives(before)) return undefined
  const name = t.same.level({ level: before.level, name: levelLook(before.level).name })
  return asks(row) === asks(before) ? t.same.all({ before: name }) : t.same.gives({ before: name })
}

const Rungs = styled.ol`
  display: flex;
  margin: 0 -16px;
  padding: 4px 12px 12px;
  scroll-padding: 0 16px;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  -webkit-overflow-scrolling: touch;
  & > li {
    flex: none;
    width: 78%;
    max-width: 320px;
    margin: 0 4px;
    scroll-snap-align: center;
  }
  /* The ends cannot be centred: they snap to the edge. */
  & > li:first-of-type {
    scroll-snap-align: start;
  }
  & > li:last-of-type {
    scroll-snap-align: end;
  }
  @media (min-width: 720px) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-gap: 16px;
    margin: 0;
    padding: 0;
    overflow: visible;
    & > li {
      width: auto;
      max-width: none;
      margin: 0;
    }
  }
`

/** List of all levels, lowest first, scrolled to the member's own level. */
export const Ladder = ({
  levels,
  own,
  next,
}: {
  levels: readonly LevelRow[]
  own: number
  next: number | null
}) => {
  const rungs = useRef<HTMLOListElement>(null)
  // Before painting, to avoid a visible scroll from the start of the row.
  useLayoutEffect(() => {
    let width = 0
    const place = () => {
      const row = rungs.current
      const card = row?.children[own - 1]
      // Only a changed width resets the position: on a phone the height changes when a bar slides out.
      if (!row || !(card instanceof HTMLElement) || row.clientWidth === width) return
      width = row.clientWidth
      row.scrollLeft = card.offsetLeft - row.offsetLeft - (width - card.clientWidth) / 2
    }
    place()
    // Whatever changes the row's width, such as a turned phone or a late layout, resets its scroll position.
    // Safari 12 has no observer.
    if (typeof window.ResizeObserver !== 'function') {
      window.addEventListener('resize', place)
      return () => window.removeEventListener('resize', place)
    }
    const watcher = new ResizeObserver(place)
    if (rungs.current) watcher.observe(rungs.current)
    return () => watcher.disconnect()
  }, [own])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached without a pointer
    <Rungs ref={rungs} tabIndex={0} aria-label={t.ladder}>
      {levels.map((each, at) => (
        <LevelCard
          key={each.level}
          level={each}
          count={levels.length}
          status={statusOf(each, own, next)}
          same={sameAsBefore(each, levels[at - 1])}
        />
      ))}
    </Rungs>
  )
}

function statusOf({ level, status }: LevelRow, own: number, next: number | null): Status {
  if (level === own) return 'current'
  if (status === 'DISABLED') return 'disabled'
  if (level < own) return 'passed'
  return level === next ? 'next' : 'ahead'
}
