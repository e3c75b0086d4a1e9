import type { Database } from '../database/database.ts'
import { slipImages } from '../database/schema.ts'
import { cleanPicture, PictureRefused } from '../pictures/cleanPicture.ts'
import { readQrs } from '../pictures/readQrs.ts'
import { sharp } from '../pictures/sharp.ts'
import { slipRefusals } from './slipRefusals.ts'

const largest = 4 * 1024 * 1024

export type KeptPicture = { imageUuid: string; qrTexts: string[] }

/** Takes an upload apart and keeps our own picture of it, with the texts of the QRs in it. */
export async function keepPicture(database: Database, memberUuid: string, file: Blob): Promise<KeptPicture> {
  if (file.size > largest) throw slipRefusals.fileSize()
  const picture = await clean(Buffer.from(await file.arrayBuffer()))
  const { width, height } = await sharp(picture).metadata()
  const [kept] = await database
    .insert(slipImages)
    .values({ memberUuid, mime: 'image/jpeg', width, height, content: picture })
    .returning({ uuid: slipImages.uuid })
  return { imageUuid: kept!.uuid, qrTexts: await readQrs(picture) }
}

async function clean(bytes: Buffer): Promise<Buffer> {
  try {
    return await cleanPicture(bytes)
  } catch (fault) {
    if (fault instanceof PictureRefused) {
      throw fault.reason === 'type' ? slipRefusals.fileType() : slipRefusals.imageBad()
    }
    throw fault
  }
}

/** Where a kept picture is read. Its id is random and told only to its member and the desk: to know it is to be let in. */
export const pictureUrl = (imageUuid: string): string => `/files/slip/${imageUuid}.jpg`
