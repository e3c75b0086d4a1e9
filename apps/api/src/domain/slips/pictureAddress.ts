import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { settings } from '../../database/schema.ts'

const lifetime = 600

/** Returns a function that signs the addresses of pictures, valid for 10 minutes. */
export async function pictureAddresses(database: Database, now: Date) {
  const key = await keyOf(database)
  const until = Math.floor(now.getTime() / 1_000) + lifetime
  return (imageUuid: string) =>
    `/files/slip/${imageUuid}.jpg?until=${until}&sign=${sign(key, imageUuid, until)}`
}

export type PictureAddress = Awaited<ReturnType<typeof pictureAddresses>>

const Signed = v.object({
  until: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  sign: v.pipe(v.string(), v.length(43)),
})

/** Returns true if the query is that of a signed address which has not expired. */
export async function opensPicture(database: Database, imageUuid: string, query: unknown, now: Date) {
  const read = v.safeParse(Signed, query)
  if (!read.success || read.output.until * 1_000 <= now.getTime()) return false
  const right = sign(await keyOf(database), imageUuid, read.output.until)
  return timingSafeEqual(Buffer.from(right), Buffer.from(read.output.sign.replaceAll(/[^\w-]/g, '_')))
}

const sign = (key: string, imageUuid: string, until: number) =>
  createHmac('sha256', key).update(`${imageUuid} ${until}`).digest('base64url')

const name = 'slip-picture-key'

/** Returns the signing key shared by all servers on this database; creates the key on first use. */
async function keyOf(database: Database): Promise<string> {
  const read = () => database.select().from(settings).where(eq(settings.key, name))
  const [found] = await read()
  if (found) return v.parse(v.string(), found.value)
  await database
    .insert(settings)
    .values({ key: name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [made] = await read()
  return v.parse(v.string(), made?.value)
}
