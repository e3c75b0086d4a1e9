/// <reference types="vite/client" />
import { drawPicture, encodeJpeg } from '@member/ui'
import { loadPart } from '@member/ui/lazy'

/** Time limit (ms) for reading a slip in the browser; after that, the server reads the slip. */
const patienceMs = 12_000

/** Reads the slip's mini-QR in a worker. Null if none is found in time or the worker fails. */
async function askSlipReader(pixels: ImageData): Promise<string | null> {
  try {
    const { default: SlipReader } = await loadPart(() => import('@member/wallet/slip-reader?worker'))
    const reader = new SlipReader()
    try {
      return await new Promise<string | null>((resolve) => {
        setTimeout(() => resolve(null), patienceMs)
        reader.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
        reader.addEventListener('error', () => resolve(null))
        reader.postMessage(pixels, [pixels.data.buffer])
      })
    } finally {
      reader.terminate()
    }
  } catch {
    return null
  }
}

type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

const heicBrands = new Set(['heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc', 'hevx'])

/** Returns a picture's type, read from its first bytes. */
async function pictureKind(file: Blob): Promise<PictureKind> {
  const head = new Uint8Array(await bytesOf(file.slice(0, 16)))
  const text = String.fromCharCode(...head)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && heicBrands.has(text.slice(8, 12))) return 'heic'
  return 'other'
}

/** Reads a blob without `Blob.arrayBuffer`, which Safari 12 lacks. */
function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      reader.result && typeof reader.result !== 'string'
        ? resolve(reader.result)
        : reject(new Error('no bytes')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
    reader.readAsArrayBuffer(blob)
  })
}

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
