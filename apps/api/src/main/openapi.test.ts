import { afterAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { testServices } from '../testing/testServices.ts'

const open = await openTestDatabase()
const app = createApp(testServices(open.database).services)

afterAll(() => open.close())

test('the contract can be read as OpenAPI, and says only what is served', async () => {
  const document: unknown = await (await app.request('/openapi.json')).json()
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/auth/withdraw/{uuid}': {
        post: {
          operationId: 'withdraw',
          security: [{ bearer: [] }],
          parameters: [
            { name: 'uuid' },
            { name: 'Accept-Language' },
            { name: 'Idempotency-Key', required: true },
          ],
        },
      },
      '/api/auth/login': { post: { operationId: 'login' } },
      '/api/auth/user/opengame': { post: { operationId: 'openGame' } },
    },
  })
  expect(JSON.stringify(document)).not.toMatch(/"\/(?:desk|bank|play)/)
})
