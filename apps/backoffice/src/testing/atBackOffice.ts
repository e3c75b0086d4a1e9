import type { Hono } from 'hono'
import type { AppEnv } from '@member/api/http'

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
