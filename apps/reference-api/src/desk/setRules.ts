import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { settingLog } from '../database/schema.ts'
import { readSite, writeSite, type Site } from '../site/settings.ts'
import { apiTime } from '../time/bangkok.ts'
import { countIn, textIn, type Fields } from './action.ts'
import { DeskProblem } from './deskProblem.ts'
import { atDesk } from './identityActions.ts'

const most = { idleMinutes: 24 * 60, identityAbove: 100_000_000, identityHours: 720, identityDays: 3_650 }

/** What is decided here; the rest of the settings stays as it is. */
const ruled = [
  'idleMinutes',
  'minimumAge',
  'consentVersion',
  'identityFirstWithdrawal',
  'identityAbove',
  'identityHours',
  'identityDays',
] as const

function versionIn(field: unknown): string | null {
  const version = textIn(field)
  if (version.length > 32) throw new DeskProblem('The version has at most 32 letters.')
  return version === '' ? null : version
}

/** Sets what the operator decides about members’ sessions, consents and papers, and writes down who changed what. */
export async function setRules(tx: Database, fields: Fields, now: Date) {
  const above = textIn(fields['identityAbove'])
  const age = fields['minimumAge']
  const first = fields['identityFirstWithdrawal']
  const rules: Pick<Site, (typeof ruled)[number]> = {
    idleMinutes: countIn(fields['idleMinutes'], 1, most.idleMinutes),
    minimumAge: age === '' || age === undefined ? null : countIn(age, 18, 99),
    consentVersion: versionIn(fields['consentVersion']),
    identityFirstWithdrawal: first === 'yes' || first === true,
    identityAbove: above === '' ? null : countIn(above, 0, most.identityAbove),
    identityHours: countIn(fields['identityHours'], 1, most.identityHours),
    identityDays: countIn(fields['identityDays'], 1, most.identityDays),
  }
  const before = await readSite(tx)
  const after = { ...before, ...rules }
  const names = ruled.filter((name) => before[name] !== after[name])
  if (names.length === 0) return
  await writeSite(tx, after)
  const changed = Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]))
  await tx.insert(settingLog).values({ who: atDesk, changed, at: now })
}

/** The rules as they are, and the last changes to them. */
export async function ruleWork(database: Database) {
  const site = await readSite(database)
  const lines = await database.select().from(settingLog).orderBy(desc(settingLog.id)).limit(20)
  return {
    rules: {
      idleMinutes: site.idleMinutes,
      minimumAge: site.minimumAge,
      consentVersion: site.consentVersion,
      identityFirstWithdrawal: site.identityFirstWithdrawal,
      identityAbove: site.identityAbove,
      identityHours: site.identityHours,
      identityDays: site.identityDays,
    },
    ruleLog: lines.map(({ who, changed, at }) => ({ who, changed, at: apiTime(at) })),
  }
}

export type RuleWork = Awaited<ReturnType<typeof ruleWork>>
