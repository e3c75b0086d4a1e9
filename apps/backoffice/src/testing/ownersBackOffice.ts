import type { AppEnv, Router } from '@member/api/http'
import { backOfficeServices, type Role } from '@member/api/operations'
import { ownerStaff } from '@member/api/testing/asStaff'
import { backOffice } from '../backOffice.ts'
import type { Hono } from 'hono'
import type { Services } from '@member/api/main'
import { codeAt, newStaff, operationsAs, unseal } from '@member/api/testing/internals'

export const ownersBackOffice: Router = (services) =>
  backOffice(backOfficeServices(services), {
    letIn: (context, next) => {
      context.set('staff', ownerStaff)
      return next()
    },
  })

export const signedInBackOffice: Router = (services) => backOffice(backOfficeServices(services))

let count = 0

/** Creates a staff account; `signIn` uses the right code by default and returns the session cookie. */
export async function newStaffAccount(app: Hono<AppEnv>, services: Services, roles: readonly Role[]) {
  count += 1
  const username = `staff${count}`
  const { account, password } = await newStaff(services, username, roles)
  await operationsAs(services, ownerStaff).addStaff(account)
  const secret = unseal(services.identityKey, account.secret, { memberUuid: account.uuid, part: 'secret' })
  const signIn = async (change: Record<string, string> = {}) => {
    const code = codeAt(secret, services.clock())
    const body = new URLSearchParams({ username, password, code, ...change })
    const answer = await app.request('/desk/sign-in', { method: 'POST', body })
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
  return { uuid: account.uuid, username, password, secret, signIn }
}

export async function atBackOffice(
  app: Hono<AppEnv>,
  path: string,
  fields: Record<string, unknown> = {},
): Promise<object> {
  const response = await app.request(`/desk/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const answer: unknown = await response.json()
  return typeof answer === 'object' && answer !== null ? answer : {}
}
