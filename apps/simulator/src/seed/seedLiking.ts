import { desc, eq } from 'drizzle-orm'
import { day } from '@member/api/values/bangkok'
import { demoMember } from './people.ts'
import { playableGames } from './playableGames.ts'
import { seededRandom } from '../catalogue/random.ts'
import {
  type Database,
  earningsOf,
  favourites,
  launches,
  lockMember,
  members,
  transactions,
  withdrawEarnings,
} from '@member/api/importing'

export async function seedLiking(database: Database, now: Date) {
  const [demo] = await database.select().from(members).where(eq(members.username, demoMember.username))
  if (!demo) return
  const games = playableGames()
  const random = seededRandom(88)
  const played = await database
    .selectDistinct({ gameUuid: launches.gameUuid })
    .from(launches)
    .where(eq(launches.memberUuid, demo.uuid))
  const liked = new Set([
    ...played.slice(0, 3).map(({ gameUuid }) => gameUuid),
    ...Array.from({ length: 6 }, () => random.pick(games).uuid!),
  ])
  await database
    .insert(favourites)
    .values(
      [...liked].map((gameUuid, place) => ({
        memberUuid: demo.uuid,
        gameUuid,
        createdAt: new Date(now.getTime() - place * day),
      })),
    )
    .onConflictDoNothing()
  await database.transaction(async (tx) => {
    await lockMember(tx, demo.uuid)
    const [paid] = await tx
      .select({ uuid: transactions.uuid })
      .from(transactions)
      .where(eq(transactions.kind, 'commission-paid'))
      .orderBy(desc(transactions.createdAt))
      .limit(1)
    const { balance } = await earningsOf(tx, demo.uuid)
    // Whole hundreds of about half of it, on a day of last week.
    const amount = (balance / 2n / 10_000n) * 10_000n
    if (paid || amount < 10_000n) return
    const at = new Date(now.getTime() - 4 * day)
    await withdrawEarnings(tx, demo.uuid, { amount, order: random.uuid(), now: at })
  })
}
