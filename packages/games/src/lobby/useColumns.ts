import { useSyncExternalStore } from 'react'

const listen = (look: () => void) => {
  window.addEventListener('resize', look)
  return () => window.removeEventListener('resize', look)
}

/** How much larger than usual letters are: a name needs a card that grows with them. */
const letters = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

const columnsOf = (width: number) =>
  width < 260 ? 2 : width < 560 ? 3 : width < 760 ? 4 : width < 1100 ? 6 : width < 1560 ? 8 : 10

/** Number of columns. */
export const useColumns = () =>
  useSyncExternalStore(
    listen,
    () => columnsOf(window.innerWidth / letters()),
    () => 3,
  )

/** How wide a page grows (`--content`). */
const content = (width: number) => Math.min(1440, Math.max(1120, width - 160))
const margins = (width: number) => (width < 960 ? 32 : 48)

/**
 * About how tall a row will be: the right guess keeps the scrollbar still. Never taller than it is, or rows would have to
 * be added while the others are measured, which browsers report as a "ResizeObserver loop". A scrollbar takes its width.
 */
export const rowHeight = (columns: number) => {
  // 0 means not laid out yet.
  const width = Math.min(
    content(window.innerWidth),
    document.documentElement.clientWidth || window.innerWidth,
  )
  return Math.floor(((width - margins(window.innerWidth) - (columns - 1) * 10) / columns) * 1.2 + 10)
}
