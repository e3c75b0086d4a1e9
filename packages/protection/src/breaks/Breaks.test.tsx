import { aRunningBreak, calls, changeMockApi, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { answers } from '../answers.testing.ts'
import { PlaySafeScreen } from '../PlaySafeScreen.tsx'
import { ExclusionScreen } from './ExclusionScreen.tsx'
import { endOf } from './TakeBreak.tsx'

const inDays = (days: number) =>
  new Date(Date.parse('2026-11-20T12:00:00+07:00') + days * 86_400_000).toISOString()

const length = (name: string) => screen.getByRole('radio', { name })

const group = (name: string) => within(screen.getByRole('radiogroup', { name }))

// A busy machine may take longer than a second to show the page.
const start = () => screen.findByRole('button', { name: /^เริ่ม/ })

const open = () =>
  show(<PlaySafeScreen back="/" identityRow={null} spendingLink="/spending" />, {
    path: '/?part=break',
  })

describe('Breaks', () => {
  const breakCall = 'GET /api/auth/protection/break'
  const take = 'POST /api/auth/protection/break'
  const back = 'POST /api/auth/protection/break/return'

  beforeEach(() => {
    sessionStorage.clear()
    mockApi(answers)
  })
  afterEach(signOut)

  test('a break asks for a length, a tick and the password, and nothing is chosen beforehand', async () => {
    const user = open()
    await user.click(await start())
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
    for (const words of ['เลือกระยะเวลา', 'กรุณายืนยันว่าเข้าใจ', 'กรุณากรอกรหัสผ่าน'])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
    expect(calls(take)).toEqual([])
  })

  test('a member excludes themselves, and reads that it is for ever', async () => {
    const gone = aRunningBreak({ kind: 'EXCLUSION', endsAt: null, overAt: null })
    mockApi({
      ...answers,
      [take]: () => {
        changeMockApi({ [breakCall]: gone })
        return gone
      },
    })
    const user = open()
    await start()
    await user.click(length('ตลอดไป'))
    expect(screen.getByText('ไม่มีวันสิ้นสุด และสมัครบัญชีใหม่ไม่ได้')).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await user.type(screen.getByLabelText('รหัสผ่านของคุณ'), 'demo-pass-1234')
    await user.click(await start())
    const heading = await screen.findByRole('heading', { name: 'คุณอยู่ระหว่างการงดเล่น' })
    await waitFor(() => expect(heading).toBe(document.activeElement))
    expect(screen.getByText('ตลอดไป')).toBeTruthy()
    expect(calls(take)[0]?.body).toEqual({
      length: 'FOREVER',
      password: 'demo-pass-1234',
      isUnderstood: true,
    })
  })

  test('a member reads when a break would end, and then that it began and until when', async () => {
    mockApi({
      ...answers,
      [take]: () => {
        changeMockApi({ [breakCall]: aRunningBreak() })
        return aRunningBreak()
      },
    })
    const user = open()
    expect((await start()).textContent).toBe('เริ่มพักการเล่นหรืองดเล่น')
    const lost = screen.getByText(/รับยอดคืนและรางวัลไม่ได้/)
    expect(lost.compareDocumentPosition(screen.getByRole('checkbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(length('24 ชั่วโมง'))
    expect(await screen.findByText(/^หากเริ่มตอนนี้ พักถึง \d+\/\d+\/25\d\d \d\d:\d\d/)).toBeTruthy()
    expect((await start()).textContent).toBe('เริ่มพักการเล่น 24 ชั่วโมง')
    await user.click(screen.getByRole('checkbox'))
    await user.type(screen.getByLabelText('รหัสผ่านของคุณ'), 'demo-pass-1234')
    await user.click(await start())
    expect(await screen.findByText('เริ่มพักการเล่นแล้ว')).toBeTruthy()
    expect(screen.getByText(/^ถึง 27\/11\/2569/)).toBeTruthy()
    expect(screen.queryByText(/ขยายเวลาแล้ว/)).toBeNull()
  })

  test('a wrong password is reported, and nothing begins', async () => {
    mockApi({ ...answers, [take]: refusal(422003, null, { message: 'รหัสผ่านไม่ถูกต้อง' }) })
    const user = open()
    await start()
    await user.click(length('24 ชั่วโมง'))
    await user.click(screen.getByRole('checkbox'))
    await user.type(screen.getByLabelText('รหัสผ่านของคุณ'), 'not it')
    await user.click(await start())
    expect(await screen.findByText('รหัสผ่านไม่ถูกต้อง')).toBeTruthy()
  })

  test('coming back is asked for only once its day is past', async () => {
    mockApi({
      ...answers,
      [breakCall]: aRunningBreak({ kind: 'EXCLUSION', overAt: null, mayAskReturn: true }),
      [back]: aRunningBreak(),
    })
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'ขอกลับมาเล่น' }))
    await waitFor(() => expect(calls(back)).toHaveLength(1))
  })

  test('who excluded themselves reads from when they may ask to come back: it does not end by itself', async () => {
    mockApi({ ...answers, [breakCall]: aRunningBreak({ kind: 'EXCLUSION', overAt: null }) })
    open()
    expect(await screen.findByText(/^ขอกลับมาเล่นได้ตั้งแต่ 27\/11\/2569/)).toBeTruthy()
  })

  test('in the place of play the screen lists what goes on as before', async () => {
    mockApi({ ...answers, [breakCall]: aRunningBreak() })
    show(
      <ExclusionScreen
        place="play"
        credit={null}
        withdrawLink="/w"
        historyLink="/h"
        contactLink="/c"
        safeLink="/s"
      />,
    )
    expect((await screen.findByRole('link', { name: 'ถอนเงิน' })).getAttribute('href')).toBe('/w')
    expect(screen.queryByRole('button', { name: 'ขอกลับมาเล่น' })).toBeNull()
  })

  test('a break that has just begun is not offered again', async () => {
    mockApi({
      ...answers,
      [breakCall]: aRunningBreak({ kind: 'BREAK', endsAt: inDays(0.999), overAt: inDays(0.999) }),
    })
    open()
    await screen.findByRole('button', { name: 'ขยายเวลา' })
    expect(screen.queryByRole('radio', { name: /24 ชั่วโมง/ })).toBeNull()
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1)
  })

  test('a member who is on a break already is offered only what lasts longer', async () => {
    const gone = aRunningBreak({ kind: 'EXCLUSION', endsAt: inDays(200), overAt: null })
    mockApi({ ...answers, [breakCall]: gone })
    open()
    await screen.findByRole('button', { name: 'ขยายเวลา' })
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '1 ปี',
      '2 ปี',
      '5 ปี',
      'ตลอดไป',
    ])
    expect(screen.queryByRole('radiogroup', { name: 'พักการเล่น' })).toBeNull()
  })

  test('a break that ends and an exclusion are two groups, and only one length of both is chosen', async () => {
    const user = open()
    await start()
    await user.click(group('พักการเล่น').getByRole('radio', { name: '1 เดือน' }))
    await user.click(group('งดเล่น').getByRole('radio', { name: '1 ปี' }))
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      group('งดเล่น').getByRole('radio', { name: '1 ปี' }),
    ])
    expect((await start()).textContent).toBe('เริ่มงดเล่น 1 ปี')
  })
})

const at = (time: string) => Date.parse(`${time}:00+07:00`)

test.each([
  ['DAY', '2026-11-20T12:00', '2026-11-21T12:00'],
  ['SIX_WEEKS', '2026-11-20T12:00', '2027-01-01T12:00'],
  ['MONTH', '2026-11-20T02:00', '2026-12-20T02:00'],
  ['MONTH', '2026-01-31T12:00', '2026-03-01T12:00'],
  ['ONE_YEAR', '2028-02-29T12:00', '2029-03-01T12:00'],
] as const)('a member reads that %s begun at %s lasts until %s', (duration, begun, end) => {
  expect(endOf(duration, at(begun))).toBe(at(end))
})

test('for ever has no end', () => {
  expect(endOf('FOREVER', at('2026-11-20T12:00'))).toBeNull()
})
