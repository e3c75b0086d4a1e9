import { useSyncExternalStore } from 'react'

const listen = (look: () => void) => {
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

const columnsOf = (width: number) => (width < 560 ? 3 : width < 760 ? 4 : width < 960 ? 5 : 6)

/** How many cards stand beside one another. */
export const useColumns = () =>
  useSyncExternalStore(
    listen,
    () => columnsOf(window.innerWidth),
    () => 3,
  )

const margins = (width: number) => (width < 960 ? 32 : 48)

/** About how tall a row will be: the right guess keeps the scrollbar still. */
export const rowHeight = (columns: number) => {
  const width = Math.min(window.innerWidth, 1120)
  return Math.round(((width - margins(window.innerWidth) - (columns - 1) * 10) / columns) * 1.2 + 10)
}
