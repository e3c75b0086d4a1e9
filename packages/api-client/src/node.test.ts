import { expect, test } from 'vitest'

test('the package is read in Node, where there is no window and no storage', async () => {
  expect(typeof window).toBe('undefined')
  const [client, session, testing, qr] = await Promise.all([
    import('./index.ts'),
    import('./session.ts'),
    import('./testing.ts'),
    import('./thaiQr.ts'),
  ])
  expect(session.getSession()).toBeNull()
  expect(client.platform()).toBe('DSK')
  expect(testing.calls()).toEqual([])
  expect(qr.readSlipQr('')).toBeNull()
})
