import {
  onChallenge,
  getConsent,
  getSetting,
  giveConsent,
  listOpenWithdrawals,
  newCommand,
  setMarketingConsent,
  withdraw,
} from '@member/api-client'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { protectionLog } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 1_000)
  await server.logIn(member)
  await hold(null)
})

const hold = async (consentVersion: string | null) => {
  const { database } = server.services
  await writeSite(database, { ...(await readSite(database)), consentVersion })
}
const agree = (version: string, marketing = false) =>
  giveConsent({ version, terms: true, privacy: true, marketing }, newCommand())

test('a member who agreed to what holds is asked nothing', async () => {
  await hold('1')
  expect(await getConsent()).toMatchObject({ version: '1', current: '1', marketing: false, log: [] })
  await withdraw(300, newCommand())
})

test('a changed version is asked for before money moves, and the same order then goes through', async () => {
  await hold('2')
  expect(await getSetting()).toMatchObject({ consentVersion: '2', features: { consent: true } })
  const order = newCommand()
  expect(await refusalOf(withdraw(300, order))).toMatchObject({ status: 428002, data: { version: '2' } })
  expect(await listOpenWithdrawals()).toEqual([])
  onTestFinished(onChallenge(async () => !!(await agree('2'))))
  expect((await withdraw(300, order)).withdraw.order).toBe(order.key)
  expect(await getConsent()).toMatchObject({ version: '2', current: '2', marketing: false })
})

test('a version that has changed again while it was read is not taken for the new one', async () => {
  await hold('3')
  expect(await refusalOf(agree('2'))).toMatchObject({ code: 'CONSENT_OUTDATED' })
  expect(await getConsent()).toMatchObject({ version: '1', current: '3' })
})

test('marketing is never needed, and is withdrawn as it is given; each answer is stored with its time and version', async () => {
  await hold('2')
  await agree('2', true)
  await setMarketingConsent(false, newCommand())
  const { marketing, log } = await getConsent()
  expect(marketing).toBe(false)
  expect(log).toEqual([
    { version: '2', marketing: false, at: '2026-11-18T09:00:00.000+07:00' },
    { version: '2', marketing: true, at: '2026-11-18T09:00:00.000+07:00' },
  ])
  await withdraw(300, newCommand())
  await expect(server.services.database.delete(protectionLog).execute()).rejects.toThrow()
})
