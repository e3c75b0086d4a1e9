import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { simAccounts } from '../partnerTables.ts'
import type { BankAccount, BankServices } from '@member/api/adapter'
import * as v from 'valibot'

export type AccountDetails = Pick<BankServices, 'database' | 'clock' | 'payInAccounts'>

export type HeldAccount = BankAccount & {
  name: string
  holder: 'member' | 'stranger' | 'operator'
  username?: string
}

const strangers = [
  ['KBANK', '0481907725', 'นาย ปกรณ์ วัฒนากุล'],
  ['SCB', '4072218896', 'นางสาว มาลี ศรีสุวรรณ'],
  ['KTB', '9803346617', 'นาย ธีรภัทร น้ำเพชร'],
  ['GSB', '020456781129', 'นาง สมพร บุญประเสริฐ'],
] as const

const firstNames = ['สมชาย', 'วิภา', 'ธนพล', 'กมลชนก', 'อนุชา', 'พิมพ์ชนก', 'ณัฐวุฒิ', 'จิราพร', 'ศุภชัย', 'รัตนา']
const lastNames = [
  'ใจดี',
  'ทองคำ',
  'แสงจันทร์',
  'พงษ์ไพบูลย์',
  'ศรีวิไล',
  'สุขสวัสดิ์',
  'น้ำทิพย์',
  'วงศ์สุวรรณ',
  'บุญมี',
  'เจริญผล',
]

/**
 * Returns the invented name of an account's holder, always the same for an account. Undefined for a number that
 * ends in 0000 or is malformed.
 */
function inventedName({ bankName, bankId }: BankAccount): string | undefined {
  if (!/^\d{10,15}$/.test(bankId) || bankId.endsWith('0000')) return undefined
  const [first = 0, second = 0] = createHash('sha256').update(`${bankName}:${bankId}`).digest()
  return `${firstNames[first % firstNames.length]} ${lastNames[second % lastNames.length]}`
}

export async function listAccounts({ database, payInAccounts }: AccountDetails): Promise<HeldAccount[]> {
  const [ours, people, others] = await Promise.all([
    payInAccounts(),
    memberAccounts(database),
    database.select().from(simAccounts).orderBy(asc(simAccounts.createdAt)),
  ])
  const accounts: HeldAccount[] = [
    ...ours.map(({ bankName, bankId, name }) => ({ bankName, bankId, name, holder: 'operator' as const })),
    ...people.map(({ bankName, bankId, name, username }) => ({
      bankName,
      bankId,
      name,
      username,
      holder: 'member' as const,
    })),
    ...strangers.map(([bankName, bankId, name]) => ({ bankName, bankId, name, holder: 'stranger' as const })),
    ...others.map((one) => ({
      bankName: one.bankName,
      bankId: one.bankId,
      name: one.accountName,
      holder: 'stranger' as const,
    })),
  ]
  return [
    ...new Map(accounts.toReversed().map((one) => [`${one.bankName}:${one.bankId}`, one])).values(),
  ].toReversed()
}

export async function holderOf(given: AccountDetails, account: BankAccount): Promise<string | undefined> {
  const known = (await listAccounts(given)).find(
    (one) => one.bankName === account.bankName && one.bankId === account.bankId,
  )
  if (known) return known.name
  const accountName = inventedName(account)
  if (!accountName) return undefined
  const { database } = given
  await database
    .insert(simAccounts)
    .values({ ...account, accountName })
    .onConflictDoNothing()
  const [row] = await database
    .select()
    .from(simAccounts)
    .where(and(eq(simAccounts.bankName, account.bankName), eq(simAccounts.bankId, account.bankId)))
  return row?.accountName
}

type MemberAccount = BankAccount & { name: string; username: string }

const Found = v.object({
  rows: v.array(
    v.object({ bankName: v.string(), bankId: v.string(), name: v.string(), username: v.string() }),
  ),
})

/** Returns the accounts of all members, which the simulated bank holds. */
export const memberAccounts = async (database: BankServices['database']): Promise<MemberAccount[]> =>
  v.parse(
    Found,
    await database.execute(sql`
      select bank_name as "bankName", bank_id as "bankId", account_name as name, username
      from members order by created_at, username`),
  ).rows
