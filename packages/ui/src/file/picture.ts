import { useEffect, useMemo } from 'react'

/** Longest side (px), at which every letter of a slip or an identity card is readable. */
const longestSide = 2000

/** Decodes a picture onto a canvas and shrinks large ones; null if the browser cannot decode it. */
export async function drawPicture(file: Blob): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush) return null
  const address = URL.createObjectURL(file)
  try {
    const image = await loadImage(address)
    const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    // A transparent picture would turn black as a JPEG.
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('undrawable picture')))
    image.src = address
  })
}

/** Encodes the canvas as a JPEG of at most `bytes`; null if even the lowest quality is larger. */
export async function encodeJpeg(canvas: HTMLCanvasElement, bytes: number): Promise<Blob | null> {
  for (const quality of [0.88, 0.75, 0.6, 0.45]) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= bytes) return blob
  }
  return null
}

/** Returns an address to show the picked picture at, revoked with the next; undefined without one. */
export function usePictureAddress(picture: File | null): string | undefined {
  const address = useMemo(
    () => (picture && 'createObjectURL' in URL ? URL.createObjectURL(picture) : undefined),
    [picture],
  )
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
