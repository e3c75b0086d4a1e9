import { sharp } from './sharp.ts'

/** Error that an upload is refused: unknown picture type, or not decodable within the limits. */
export class PictureRefused extends Error {
  readonly reason: 'type' | 'unreadable'
  constructor(reason: 'type' | 'unreadable') {
    super(reason)
    this.reason = reason
  }
}

const begins = (bytes: Buffer, at: number, signature: string) =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature

/** Returns a picture's type by its first bytes; ignores file name and declared type. */
function typeOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  if (begins(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (begins(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (begins(bytes, 0, 'RIFF') && begins(bytes, 8, 'WEBP')) return 'webp'
  return undefined
}

/**
 * Decodes an untrusted picture within limits and encodes it as JPEG. The result is upright, without EXIF, GPS or
 * trailing data. Throws a PictureRefused if that fails.
 */
export async function cleanPicture(bytes: Buffer): Promise<Buffer> {
  const type = typeOf(bytes)
  if (!type) throw new PictureRefused('type')
  try {
    const picture = sharp(bytes, { limitInputPixels: 26e6, failOn: 'error', pages: 1 })
    if ((await picture.metadata()).format !== type) throw new PictureRefused('type')
    return await picture
      .autoOrient()
      .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('unreadable')
  }
}
