import { type OwnFolder, pictureNames } from '@member/brand/own'
import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { configurations } from '../../database/schema.ts'

/**
 * Takes the seed's made-up pictures away where the brand's folder has one of its own, also one that came after the
 * seed: what a server configures is shown in place of the brand's, and whoever adds a hero would not see it.
 */
export async function ownPicturesFirst(database: Database, { pictures }: Pick<OwnFolder, 'pictures'>) {
  const keys = Object.keys(pictures).flatMap((name) => pictureNames.get(name) ?? [])
  await database
    .delete(configurations)
    .where(
      and(inArray(configurations.key, keys), sql`${configurations.path} ~ '^/files/(home|event|media)/'`),
    )
}
