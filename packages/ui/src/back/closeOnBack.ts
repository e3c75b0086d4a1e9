import { loadPart } from '../lazy/loadPart.ts'

/**
 * The phone's own "back" closes what is open over the page, and does not leave the page. Returns what lets it go. Its
 * code comes with the first thing that opens; without it "back" leaves, as it does elsewhere.
 */
export const closeOnBack = (close: () => void): (() => void) => {
  let isOpen = true
  let letGo: (() => void) | undefined
  const begin = async () => {
    const { addLayer } = await loadPart(() => import('./layers.ts'))
    if (isOpen) letGo = addLayer(close)
  }
  begin().catch(() => undefined)
  return () => {
    isOpen = false
    letGo?.()
  }
}
