import { asc, eq } from 'drizzle-orm'
import { members, operatorAccounts } from '../../database/schema.ts'
import { selectMovements } from '../../domain/movements/selectMovements.ts'
import { readOperation } from '../../domain/settings/settings.ts'
import { pictureAddresses } from '../../domain/slips/pictureAddress.ts'
import { readQueues } from '../../http/metrics/readFigures.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import type { Services } from '../../services/services.ts'
import { runningAnnouncements, eventWork, ruleWork, staffWork } from './settingsWork.ts'
import { closingWork, identityWork, raiseWork } from './accountWork.ts'
import { openWork, membersByDigits, rewardWork } from './openWork.ts'
import { findMembers } from './findMembers.ts'
import { gameWork } from './gameWork.ts'
import { readLog, type LogSearch } from './log.ts'
import { memberHistory } from './memberHistory.ts'
import { protectionWork } from './protectionWork.ts'
import { reconcile } from './reconcile.ts'
import { today } from './today.ts'

const mostMovements = 10_000

export const readsOf = ({ database, clock }: Pick<Services, 'database' | 'clock'>) => ({
  today: () => today(database, clock()),
  queues: () => readQueues(database),
  /** Returns pending slips, feed lines, withdrawals and credit corrections, and the site's status. */
  work: () => openWork(database, clock()),
  fitting: (digits: string) => membersByDigits(database, digits),
  raises: () => raiseWork(database),
  identity: () => identityWork(database),
  closings: () => closingWork(database),
  rewards: () => rewardWork(database),
  /** Returns a function that signs the address of a slip's picture. */
  pictures: () => pictureAddresses(database, clock()),

  members: (search: string) => findMembers(database, search),
  member: (uuid: string) => memberHistory(database, uuid, clock()),
  /** Returns a member and all movements of the member's money, the newest first. */
  movements: async (wanted: string) => {
    const [member] = await database
      .select({ uuid: members.uuid, username: members.username })
      .from(members)
      .where(eq(members.uuid, uuidOf(wanted)))
    if (!member) return undefined
    const period = { memberUuid: member.uuid, from: new Date(0), until: clock() }
    return { ...member, movements: await selectMovements(database, period, mostMovements) }
  },

  reconciliation: (from: Date, until: Date) => reconcile(database, { from, until }),

  status: () => readOperation(database),
  accounts: () => database.select().from(operatorAccounts).orderBy(asc(operatorAccounts.rank)),
  announcements: () => runningAnnouncements(database, clock()),
  events: () => eventWork(database),
  games: (search: string) => gameWork(database, search),
  protection: () => protectionWork(database, clock()),
  rules: () => ruleWork(database),

  log: (wanted: LogSearch) => readLog(database, wanted),
  staff: () => staffWork(database, clock()),
})

export type Reads = ReturnType<typeof readsOf>
