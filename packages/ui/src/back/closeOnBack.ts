import { loadPart } from '../lazy/loadPart.ts'

/** Makes the browser's Back close an overlay instead of leaving the page. */
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
