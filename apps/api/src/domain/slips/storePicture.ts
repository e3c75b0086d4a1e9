import type { Database } from '../../database/database.ts'
import { slipImages } from '../../database/schema.ts'
import { cleanPicture, PictureRefused } from '../pictures/cleanPicture.ts'
import { readQrs } from '../pictures/readQrs.ts'
import { sharp } from '../pictures/sharp.ts'
import { slipRefusals } from './slipRefusals.ts'

const largest = 4 * 1024 * 1024

export type OpenedPicture = { content: Buffer; width: number; height: number; qrTexts: string[] }

/**
 * Decodes an upload and reads its QR codes; call this outside any transaction. Throws a refusal if the file is
 * too large, no picture or unreadable.
 */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.size > largest) throw slipRefusals.fileSize()
  const content = await clean(Buffer.from(await file.arrayBuffer()))
  const { width, height } = await sharp(content).metadata()
  return { content, width, height, qrTexts: await readQrs(content) }
}

export async function storePicture(
  database: Database,
  memberUuid: string,
  { content, width, height }: OpenedPicture,
): Promise<string> {
  const [stored] = await database
    .insert(slipImages)
    .values({ memberUuid, mime: 'image/jpeg', width, height, content })
    .returning({ uuid: slipImages.uuid })
  return stored!.uuid
}

async function clean(bytes: Buffer): Promise<Buffer> {
  try {
    return await cleanPicture(bytes)
  } catch (fault) {
    if (!(fault instanceof PictureRefused)) throw fault
    throw fault.reason === 'type' ? slipRefusals.fileType() : slipRefusals.imageBad()
  }
}
