export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

const heicBrands = new Set(['heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc', 'hevx'])

/** Returns a picture's type, read from its first bytes. */
export async function pictureKind(file: Blob): Promise<PictureKind> {
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
