import { documentFile } from '@member/api-client'

/** Longest side (px), at which every letter of an identity card is readable. */
const longestSide = 2000

/**
 * Shrinks a picture and removes its metadata.
 * A picture that the browser cannot draw is returned unchanged if the server accepts its type, else null.
 */
export async function prepareDocument(picture: File): Promise<File | null> {
  const canvas = await drawn(picture)
  if (!canvas) return isSendable(picture) ? picture : null
  for (const quality of [0.85, 0.7, 0.5]) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= documentFile.largest)
      return new File([blob], 'document.jpg', { type: 'image/jpeg' })
  }
  return isSendable(picture) ? picture : null
}

const types = new Set<string>(documentFile.types)
const isSendable = ({ size, type }: File) => size <= documentFile.largest && types.has(type)

async function drawn(file: Blob): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush) return null
  const address = URL.createObjectURL(file)
  try {
    const image = await load(address)
    const scale = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
    // A transparent picture would become black as a JPEG.
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

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('undrawable picture')))
    image.src = address
  })
