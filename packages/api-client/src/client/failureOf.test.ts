import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect, connection } from './connection.ts'
import { getCredit } from '../endpoints/credit.ts'
import { getBankAccountName } from '../endpoints/registration.ts'
import { getOperation } from '../endpoints/site.ts'
import { Cancelled } from './errors.ts'
import { onFailure } from './http.ts'
import { aCredit, anOperation, signIn, signOut } from '../testing/index.ts'
import { realServer } from './realServer.testing.ts'
import { failure, no, ok } from './failure.testing.ts'

let server: Awaited<ReturnType<typeof realServer>>
const recorded = vi.fn()

beforeAll(async () => {
  server = await realServer()
  onFailure(recorded)
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
  recorded.mockClear()
})
afterEach(() => {
  signOut()
  connect({ adapter: undefined })
})

describe('an unavailable service', () => {
  test.each([
    [503, no(503001)],
    [200, no(503001)],
    [408, ''],
    [502, '<html>Bad Gateway</html>'],
    [504, '<html>Gateway Timeout</html>'],
  ])('is HTTP %i with %o', async (status, body) => {
    server.respond(status, body)
    expect((await failure(getOperation())).kind).toBe('unavailable')
  })

  test('is a server that hangs up', async () => {
    server.respondWith((response) => response.destroy())
    expect(await failure(getOperation())).toMatchObject({ kind: 'unavailable', status: 0 })
  })

  test('is no network at all', async () => {
    const { baseUrl } = connection()
    connect({ baseUrl: 'http://127.0.0.1:1' })
    expect((await failure(getOperation())).kind).toBe('unavailable')
    connect({ baseUrl })
  })

  test('is one that answers too late, and the member is asked to look before trying again', async () => {
    const { default: axios } = await import('axios')
    const real = axios.getAdapter('http')
    connect({ adapter: (config) => real({ ...config, timeout: 40 }) })
    server.respondWith(() => undefined)
    expect(await failure(getOperation())).toMatchObject({
      kind: 'unavailable',
      code: 'ECONNABORTED',
      message: 'ใช้เวลานานกว่าปกติ กรุณาตรวจสอบประวัติรายการก่อนทำซ้ำ',
    })
  })
})

describe('an unreadable answer', () => {
  test.each([
    ['a field missing', ok({ message: 'x' })],
    ['a value nobody knows', ok({ websiteStatus: 'SOON' })],
    ['no data', ok(null)],
    ['no envelope', anOperation()],
    ['a list', [1, 2]],
    ['HTML', '<!doctype html><h1>Hello</h1>'],
    ['nothing', ''],
    ['cut JSON', '{"status":200,"data":{"websiteSta'],
    ['text', 'null'],
  ])('is %s', async (_, body) => {
    server.respond(200, body)
    const error = await failure(getOperation())
    expect(error.kind).toBe('unreadable')
    expect(error.message).toMatch(/[ก-๛]/)
  })

  test('is a fault without our envelope', async () => {
    server.respond(500, '<html>Internal Server Error</html>')
    expect((await failure(getOperation())).kind).toBe('unreadable')
  })

  test('is one that never ends', async () => {
    server.respondWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('"')
      const more = () => {
        while (response.writable && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    })
    expect((await failure(getOperation())).kind).toBe('unreadable')
  })

  test('is one that breaks off', async () => {
    server.respondWith((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"status":200,', () => response.destroy())
    })
    expect(['unreadable', 'unavailable']).toContain((await failure(getOperation())).kind)
  })

  test('is credit with more than two decimals', async () => {
    signIn()
    server.respond(200, ok(aCredit({ balance: 1.005 })))
    expect((await failure(getCredit())).kind).toBe('unreadable')
  })
})

describe('what a failure carries', () => {
  test('the server’s Thai sentence, its figures, the request id and how long to wait', async () => {
    server.respond(
      429,
      no(429001, { message: 'รอสักครู่', code: 'TOO_MANY', data: { left: 0 }, requestId: 'r-1' }),
      {
        'retry-after': '30',
      },
    )
    expect(await failure(getBankAccountName({ bankId: '1234567890', bankName: 'SCB' }))).toMatchObject({
      kind: 'refused',
      status: 429001,
      code: 'TOO_MANY',
      message: 'รอสักครู่',
      data: { left: 0 },
      requestId: 'r-1',
      retryAfter: 30,
    })
  })

  test('our sentence for the code where the server’s is not Thai', async () => {
    server.respond(422, no(422101, { message: 'insufficient balance' }))
    expect((await failure(getOperation())).message).toBe('เครดิตไม่พอสำหรับยอดที่ต้องการถอน')
    server.respond(422, no(422999, { message: 'whatever' }))
    expect((await failure(getOperation())).message).toBe('ทำรายการนี้ไม่ได้ กรุณาตรวจสอบข้อมูล หรือติดต่อเจ้าหน้าที่')
    server.respond(500, no(500001, { message: undefined }))
    expect((await failure(getOperation())).message).toMatch(/^ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง/)
    server.respond(500, no(500999, { message: undefined }))
    expect((await failure(getOperation())).message).toBe('เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง')
  })

  test('a sentence of ours where the server sends a page of Thai', async () => {
    server.respond(404, no(404001, { message: 'ก'.repeat(5_000) }))
    expect((await failure(getOperation())).message).toBe('ไม่พบรายการที่ต้องการ อาจถูกลบหรือย้ายไปแล้ว')
  })

  test('a wait given as a date, or in the body', async () => {
    server.respond(503, no(503001), { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })
    const { retryAfter } = await failure(getOperation())
    expect(retryAfter).toBeGreaterThan(50)
    expect(retryAfter).toBeLessThan(62)
    server.respond(500, no(500256, { data: { retryAfterSec: 900 } }))
    expect((await failure(getOperation())).retryAfter).toBe(900)
    server.respond(429, no(429001), { 'retry-after': 'soon' })
    expect((await failure(getOperation())).retryAfter).toBeNull()
  })

  test('every failure is reported to the app, a cancelled call is not', async () => {
    server.respond(404, no(404001))
    const error = await failure(getOperation())
    expect(recorded).toHaveBeenCalledExactlyOnceWith(error, expect.objectContaining({ method: 'GET' }))
    recorded.mockClear()
    const abort = new AbortController()
    server.respondWith(() => abort.abort())
    await expect(getOperation(abort.signal)).rejects.toBeInstanceOf(Cancelled)
    expect(recorded).not.toHaveBeenCalled()
  })
})
