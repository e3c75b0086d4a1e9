import { useState } from 'react'

/** Returns whether the picture failed to load, and the `<img>` props that detect a failure. */
export const useBroken = (src: string | undefined) => {
  const [broken, setBroken] = useState<string>()
  // A picture that failed before hydration fires no further event.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(src)
  }
  const isBroken = src !== undefined && src === broken
  return [isBroken, { ref, onError: () => setBroken(src) }] as const
}
