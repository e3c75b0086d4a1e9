import { Children, useLayoutEffect, useRef, type ReactNode } from 'react'
import { List } from './List.ts'
import { settle } from '../theme/scale.ts'

const timing = { duration: 260, easing: settle }

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** List of keyed rows in which a new row slides in and the others move to their new places. */
export const MovingList = ({ children }: { children: ReactNode }) => {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ order: string; places: Map<Element, number> }>({ order: '', places: new Map() })
  const order =
    Children.map(children, (child) =>
      typeof child === 'object' && child && 'key' in child ? child.key : '',
    )?.join(' ') ?? ''
  useLayoutEffect(() => {
    if (last.current.order === order) return
    const rows = Array.from(list.current?.children ?? [])
    const before = last.current.places
    const start = list.current?.offsetTop ?? 0
    const now = new Map(rows.map((row) => [row, row instanceof HTMLElement ? row.offsetTop - start : 0]))
    last.current = { order, places: now }
    // Another page is not a movement, and Safari 12 has no `animate`.
    if (!rows.some((row) => before.has(row)) || !('animate' in Element.prototype) || isStill()) return
    for (const [row, top] of now) {
      const was = before.get(row)
      if (was === top) continue
      const from =
        was === undefined
          ? { opacity: 0, transform: 'translateY(-12px)' }
          : { transform: `translateY(${was - top}px)` }
      row.animate([from, { transform: 'none' }], timing)
    }
  })
  return <List ref={list}>{children}</List>
}
