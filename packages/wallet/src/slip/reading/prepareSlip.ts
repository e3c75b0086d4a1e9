import { askSlipReader } from './askSlipReader.ts'
import { drawPicture } from './drawPicture.ts'
import { encodeJpeg } from './encodeJpeg.ts'
import { pictureKind, type PictureKind } from './pictureKind.ts'

/** The server's limit (bytes) for the size of a slip. */
const slipBytes = 4 * 1024 * 1024
/** Size (bytes) above which a picture is shrunk. */
const comfortableBytes = 1.2 * 1024 * 1024

export type SlipFileFault = 'heic' | 'fileType' | 'fileSize'
export type PreparedSlip = { file: File; qrcode: string | null }

/**
 * Checks a picture's type and size, shrinks a large one and reads its mini-QR. Returns a fault for a picture
 * that cannot be sent.
 */
export async function prepareSlip(picture: File): Promise<PreparedSlip | { fault: SlipFileFault }> {
  const kind = await pictureKind(picture)
  if (kind === 'other') return { fault: 'fileType' }
  const canvas = await drawPicture(picture)
  // A browser that decodes HEIC (Safari) converts the picture to a JPEG here; others cannot.
  const file = canvas && mustShrink(kind, picture) ? await asJpeg(canvas, picture) : picture
  if (file === picture && kind === 'heic') return { fault: 'heic' }
  if (file.size > slipBytes) return { fault: 'fileSize' }
  return { file, qrcode: canvas ? await readCanvas(canvas) : null }
}

function mustShrink(kind: PictureKind, { size }: File) {
  return kind === 'heic' || size > comfortableBytes
}

async function asJpeg(canvas: HTMLCanvasElement, picture: File): Promise<File> {
  const blob = await encodeJpeg(canvas, slipBytes)
  if (!blob) return picture
  return new File([blob], picture.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
}

function readCanvas(canvas: HTMLCanvasElement): Promise<string | null> {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return pixels ? askSlipReader(pixels) : Promise.resolve(null)
}
