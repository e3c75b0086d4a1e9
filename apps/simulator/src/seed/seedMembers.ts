import { eq, sql } from 'drizzle-orm'
import type { Brand } from '@member/brand'
import { toSatang } from '@member/api/values/satang'
import { day, startOfMonth } from '@member/api/values/bangkok'
import { historyOf } from './history.ts'
import { insertHistory } from './insertHistory.ts'
import { type History, type HistoryBuilder, playableGames, remarks } from './past.ts'
import { demoMember, emptyMember, invent, type Person } from './people.ts'
import { seededRandom, type Random } from '../catalogue/names.ts'
import {
  addresses,
  type Database,
  earnedLevel,
  failWithdrawal,
  ledger,
  members,
  readSite,
  requestWithdrawal,
  startWithdrawal,
} from '@member/api/importing'

/** Precomputed password hashes; `nobody` is a hash that no password matches. */
export type Hashes = { demo: string; empty: string; nobody: string }

/** Id of the demo member, the same in each seed. */
const demoUuid = seededRandom(1_000).uuid()
const isInvited = ({ level }: Person, place: number) => place > 1 && place % 3 === 2 && level <= 2

/** Inserts members with their history, each in one transaction; existing members stay unchanged. */
export async function seedMembers(database: Database, hashes: Hashes, { levelRebates }: Brand, now: Date) {
  const { commissionRate } = await readSite(database)
  const games = playableGames()
  const random = seededRandom(20_261_120)
  const people: [Person, string][] = [
    [demoMember, hashes.demo],
    [emptyMember, hashes.empty],
    ...invent(random).map((person): [Person, string] => [person, hashes.nobody]),
  ]
  for (const [place, [person, hash]] of people.entries()) {
    // One generator each, so that an interrupted seed continues with the same numbers.
    const own = seededRandom(1_000 + place)
    const memberUuid = own.uuid()
    const inviter = isInvited(person, place) ? { uuid: demoUuid, rate: commissionRate } : undefined
    const making = { memberUuid, random: own, now, games, rebates: levelRebates, inviter }
    await database.transaction((tx) => seedMember(tx, person, hash, place, making))
    // Updates statistics: trigger plans were made for empty tables, and PGlite does not run autovacuum.
    if (person === demoMember) await database.execute(sql`analyze`)
  }
}

async function seedMember(
  tx: Database,
  person: Person,
  passwordHash: string,
  place: number,
  making: HistoryBuilder,
) {
  const { memberUuid: uuid, random, now, inviter } = making
  const [known] = await tx.select().from(members).where(eq(members.username, person.username))
  if (known) return
  const history = historyOf(person, making)
  const since = person.months
    ? new Date(startOfMonth(now, -person.months).getTime() - random.whole(200, 5_000) * 360_000)
    : now
  const { level, isGiven } = levelOf(person, history, now)
  const [member] = await tx
    .insert(members)
    .values({
      uuid,
      username: person.username,
      phone: person.phone,
      name: person.name,
      passwordHash,
      level,
      levelHeldUntil: isGiven ? new Date(now.getTime() + 365 * day) : null,
      bankName: person.bankName,
      bankId: person.bankId,
      accountName: person.name,
      afCode: person === demoMember ? 'demo1234' : `af${person.username}`,
      invitedBy: inviter?.uuid ?? null,
      consentVersion: '2026-11',
      consentTerms: true,
      consentPrivacy: true,
      consentMarketing: random.chance(0.4),
      // Consent to the version above, which is newer than most members.
      consentAt: person.months ? new Date(now.getTime() - 9 * day) : since,
      ageConfirmedAt: since,
      lastLoginAt: person.months ? new Date(now.getTime() - random.whole(1, 40) * 3_600_000) : null,
      createdAt: since,
    })
    .returning()
  await ledger.openAccounts(tx, [uuid])
  await insertHistory(tx, uuid, history)
  await seedPoints(tx, person, uuid, random, since)
  if (person === demoMember) await seedAddress(tx, person, uuid, now)
  else await seedOpenWithdrawal(tx, { ...member!, level }, history, place, random, now)
}

function levelOf({ level }: Person, { deposits: rows }: History, now: Date) {
  const sum = (from: Date, to: Date) =>
    rows
      .filter(
        ({ status, createdAt }) => status === 'SUCCESS' && createdAt && createdAt >= from && createdAt < to,
      )
      .reduce((total, { amount }) => total + amount, 0n)
  const month = startOfMonth(now)
  const earned = earnedLevel({
    total: sum(new Date(0), now),
    month: sum(month, now),
    lastMonth: sum(startOfMonth(now, -1), month),
  })
  return level > 4 ? { level, isGiven: true } : { level: earned, isGiven: false }
}

/** Posts a member's points on the first day, so that later payments with points are covered. */
async function seedPoints(
  tx: Database,
  { level, months }: Person,
  uuid: string,
  random: Random,
  since: Date,
) {
  const points = BigInt(level * months * random.whole(20, 90))
  if (points === 0n) return
  await ledger.post(tx, {
    kind: 'points',
    member: uuid,
    at: since,
    entries: [
      { account: ledger.pointsOf(uuid), amount: points },
      { account: ledger.loyalty, amount: -points },
    ],
  })
}

async function seedAddress(tx: Database, { name, phone }: Person, memberUuid: string, now: Date) {
  await tx.insert(addresses).values({
    memberUuid,
    name,
    phone,
    address: '99/12 ซอยสุขุมวิท 71',
    subDistrict: 'พระโขนงเหนือ',
    district: 'วัฒนา',
    province: 'กรุงเทพมหานคร',
    zipcode: '10110',
    updatedAt: now,
  })
}

async function seedOpenWithdrawal(
  tx: Database,
  member: typeof members.$inferSelect,
  { balance, withdrawals: past }: History,
  place: number,
  random: Random,
  now: Date,
) {
  const at = new Date(now.getTime() - random.whole(3, 35) * 60_000)
  const isLater = past.every(({ createdAt }) => createdAt && createdAt < at)
  if (place % 6 !== 1 || balance < toSatang(600) || !isLater) return
  const amount = 100 * random.whole(3, Math.min(40, Number(balance / 20_000n)))
  const asked = { baht: amount, order: random.uuid(), site: await readSite(tx) }
  const { uuid } = await requestWithdrawal(tx, member, asked, at)
  if (place % 18 === 7) await startWithdrawal(tx, uuid, now)
  if (place % 18 === 13) await failWithdrawal(tx, uuid, remarks.bankDown, now)
}
