import { cleanPicture, PictureRefused } from '../pictures/cleanPicture.ts'
import { sharp } from '../pictures/sharp.ts'
import { Refusal } from '../../http/refusals.ts'
import { t } from './words.ts'

const largest = 2 * 1024 * 1024
/** Shortest side (px) at which an identity card is readable. */
const leastSide = 300

const refused = (part: string, says: string) =>
  new Refusal(400_701, 'IDENTITY_FILE', says, { data: { fields: { [part]: says } } })

/**
 * Decodes an uploaded picture within limits and encodes it again: upright, without metadata. Throws a refusal if
 * the file is too large, no picture or too small to read.
 */
export async function openDocument(part: 'card' | 'selfie', file: Blob): Promise<Buffer> {
  if (file.size > largest) throw refused(part, t.fileSize)
  const content = await clean(part, Buffer.from(await file.arrayBuffer()))
  const { width, height } = await sharp(content).metadata()
  if (Math.min(width, height) < leastSide) throw refused(part, t.unreadable)
  return content
}

async function clean(part: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await cleanPicture(bytes)
  } catch (fault) {
    if (!(fault instanceof PictureRefused)) throw fault
    throw refused(part, fault.reason === 'type' ? t.fileType : t.unreadable)
  }
}
