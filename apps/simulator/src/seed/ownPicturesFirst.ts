import { type OwnFolder, pictureNames } from '@member/brand/own'
import { and, inArray, sql } from 'drizzle-orm'
import { configurations, type Database } from '@member/api/importing'

/** Removes seeded pictures that the brand's folder replaces. */
export async function ownPicturesFirst(database: Database, { pictures }: Pick<OwnFolder, 'pictures'>) {
  const keys = Object.keys(pictures).flatMap((name) => pictureNames.get(name) ?? [])
  await database
    .delete(configurations)
    .where(
      and(inArray(configurations.key, keys), sql`${configurations.path} ~ '^/files/(home|event|media)/'`),
    )
}
