import { connect } from '@member/api-client'
import type { Hono } from 'hono'
import type { AppEnv } from '../request/services.ts'

type Adapter = NonNullable<NonNullable<Parameters<typeof connect>[0]>['adapter']>

/** Lets the client's own functions ask this app, without a socket. */
export function answerClient(app: Hono<AppEnv>) {
  const adapter: Adapter = async (config) => {
    const headers = new Headers(config.headers.toJSON() as Record<string, string>)
    const body: unknown = config.data
    // The boundary of a form is known only to whoever writes the form down.
    if (body instanceof FormData) headers.delete('Content-Type')
    const query = new URLSearchParams(config.params as Record<string, string>).toString()
    const response = await app.request(`${config.url}${query && `?${query}`}`, {
      method: config.method?.toUpperCase() ?? 'GET',
      headers,
      ...(body !== undefined && { body: body as string | FormData }),
    })
    return {
      data: await response.json(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    }
  }
  connect({ baseUrl: '', hostname: 'saengthong.example', version: 'test', adapter })
}
