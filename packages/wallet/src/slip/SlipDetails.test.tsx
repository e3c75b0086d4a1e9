import {
  mockApi,
  refusal,
  signOut,
  aVerifiedSlip,
  aBonusState,
  aSetting,
  aTakenBonus,
  calls,
  later,
  never,
} from '@member/api-client/testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { call } from '../answers.testing.ts'
import { press, slip, verified, verify, open } from './slipUser.testing.tsx'
import { maskLike } from './SlipDetails.tsx'
import { aPicture } from './aPicture.testing.ts'

describe('Slip details', () => {
  beforeEach(() => {
    sessionStorage.clear()
    mockApi(verified)
  })
  afterEach(signOut)

  test('the own account is masked in one form, whether it sent the money or not', async () => {
    await verify()
    const sender = await screen.findByText('ผู้โอน')
    expect(sender.nextSibling?.textContent).toMatch(/••••.7890$/)
    expect(sender.parentElement?.querySelectorAll('[translate=no]')).toHaveLength(2)
    expect(screen.queryByText('บัญชีที่ลงทะเบียนไว้', { selector: 'dt' })).toBeNull()
  })

  test('of another account the same digits are shown as of the own, and those alone', async () => {
    const other = {
      ...slip,
      sender: { name: 'นาย ปกรณ์ ว***', account: 'xxx-x-x0772-x' },
      checks: { ...slip.checks, sender: 'FAIL' as const },
    }
    await verify({ [call.verify]: refusal(422207, { uuid: slip.uuid, slip: other }) })
    expect((await screen.findByText('ผู้โอน')).nextSibling?.textContent).toContain('••••\u00a00772•')
    expect(screen.getByText('บัญชีที่ลงทะเบียนไว้', { selector: 'dt' }).nextSibling?.textContent).toContain(
      '••••\u00a06789•',
    )
    expect(screen.queryByText(/7890/)).toBeNull()
  })

  test('the reference of a refusal is copied by a press', async () => {
    await verify({ [call.verify]: refusal(422208, { uuid: slip.uuid }) })
    expect(await press('คัดลอก รหัสอ้างอิง')).toBeTruthy()
  })
})

test('a member’s own account is beside the slip’s in the slip’s own form', () => {
  expect(maskLike('xxx-x-x6789-x', '1234567890')).toBe('xxx-x-x6789-x')
  expect(maskLike('xxx-x-x0922-x', '4010009228')).toBe('xxx-x-x0922-x')
  expect(maskLike('xxx-x-x0922-x', '4010005558')).toBe('xxx-x-x0555-x')
})

test('of another length, or masked itself, it keeps its usual form', () => {
  expect(maskLike('xxx-x-x6789-x', '123456789012')).toBeUndefined()
  expect(maskLike('xxx-x-x6789-x', 'xxxxxx7890')).toBeUndefined()
  expect(maskLike(undefined, '1234567890')).toBeUndefined()
})

describe('Pick another', () => {
  beforeEach(() => {
    sessionStorage.clear()
    mockApi(verified)
  })
  afterEach(signOut)

  test('another picture takes one press, also of a slip that was checked', async () => {
    const user = await verify()
    await press('ยืนยันฝาก 500.00 บาท')
    await user.upload(screen.getByLabelText('เปลี่ยนรูป', { selector: 'input' }), aPicture())
    expect(await press('ตรวจสอบสลิป')).toBeTruthy()
  })

  test('a press anywhere in the drop area opens the gallery', () => {
    open()
    const gallery = screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' })
    expect(screen.getByText(/^ใช้รูปที่เห็น QR/).closest('label')?.control).toBe(gallery)
  })
})

describe('refusals', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(signOut)

  test.each([
    [422208, { hours: 24 }, 'โอนเกิน 24 ชั่วโมงแล้ว', 'ไม่ผ่าน: เวลาที่โอน'],
    [422207, {}, 'บัญชีผู้โอนไม่ตรงกับบัญชีที่ลงทะเบียนไว้', 'ไม่ผ่าน: บัญชีผู้โอน'],
    [422206, {}, 'เงินนี้ไม่ได้โอนเข้าบัญชีของเรา', 'ไม่ผ่าน: บัญชีผู้รับ'],
    [422204, {}, 'ไม่พบรายการโอนนี้ในระบบธนาคาร', 'ไม่ผ่าน: รายการในระบบธนาคาร'],
    [422205, { expected: 500, actual: 450 }, /ยอดในสลิป 450\.00.บาท ไม่ตรงกับยอดที่แจ้ง 500\.00/, 'ไม่ผ่าน: ยอดเงิน'],
    [409201, { mine: false }, 'สลิปนี้ถูกใช้ไปแล้ว', 'ไม่ผ่าน: ใช้ได้ครั้งเดียว'],
  ] as const)('a refusal %i names the rule that failed', async (status, data, title, rule) => {
    await verify({ [call.verify]: refusal(status, { uuid: slip.uuid, ...data }) })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(rule)).toBeTruthy()
  })

  test('a slip for staff names what could not be confirmed', async () => {
    const checks = { ...slip.checks, sender: 'UNKNOWN', amount: 'UNKNOWN' }
    await verify({ [call.verify]: { ...slip, next: 'MANUAL', checks } })
    expect(await screen.findByText('ยังยืนยันไม่ได้: บัญชีผู้โอน')).toBeTruthy()
    expect(screen.queryByText(/ยอดเงิน$/)).toBeNull()
  })
})

const comes = (state: unknown) => {
  mockApi({
    ...verified,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: state,
  })
  open()
}

describe('Slip bonus', () => {
  afterEach(() => {
    signOut()
    sessionStorage.clear()
  })

  const brings = { amount: 50, turnover: 250, turnoverTimes: 5 }
  const checks = (bonus: typeof brings | null, state: unknown) =>
    verify({ [call.verify]: aVerifiedSlip({ bonus }), [call.bonus]: state })
  const confirm = 'ยืนยันฝาก 500.00 บาท'

  test('a member reads which bonus the press brings and what has to be played for it', async () => {
    await checks(brings, aBonusState({ taken: aTakenBonus }))
    const bonus = await screen.findByText('รับโบนัส 50.00 บาท')
    expect(bonus.parentElement?.textContent).toMatch(/ต้องมียอดเล่น 250\.00.บาท/)
    const button = await press(confirm)
    expect(bonus.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('nobody confirms before they could read of it', async () => {
    await checks(brings, never())
    await screen.findByText('สลิปถูกต้อง')
    const button = screen.getAllByRole('button').find((one) => one.getAttribute('aria-busy') === 'true')
    expect(button).toBeTruthy()
    expect(screen.queryByRole('button', { name: confirm })).toBeNull()
  })

  test('a choice that hangs does not hold the slip: what the press may bring is there, and that it is unsure', async () => {
    const turn = turnClock()
    await checks(brings, never())
    await screen.findByText('สลิปถูกต้อง')
    await waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
    await turn(4_000)
    expect((await press(confirm)).getAttribute('aria-busy')).not.toBe('true')
    expect(screen.getByText('รับโบนัส 50.00 บาท').parentElement?.textContent).toMatch(
      /^ยังตรวจไม่ได้ว่าคุณเลือกโบนัสนี้ไว้หรือไม่.*ต้องมียอดเล่น 250\.00/,
    )
  })

  test('a late answer that no bonus is chosen takes the message away, and leaves its place to the button', async () => {
    const turn = turnClock()
    const choice = later()
    await checks(brings, choice.answer)
    await screen.findByText('สลิปถูกต้อง')
    await waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
    await turn(4_000)
    const unsure = await screen.findByText(/^ยังตรวจไม่ได้ว่าคุณเลือกโบนัสนี้ไว้หรือไม่/)
    expect(getComputedStyle(unsure).visibility).toBe('visible')
    choice.come(aBonusState())
    await waitFor(() => expect(getComputedStyle(unsure).visibility).toBe('hidden'))
  })

  test('a bonus that was chosen too late for this transfer is not promised', async () => {
    await checks(null, aBonusState({ taken: aTakenBonus }))
    expect((await press(confirm)).getAttribute('aria-busy')).not.toBe('true')
    expect(screen.queryByText(/โบนัส/)).toBeNull()
    expect(calls(call.bonus)).toEqual([])
  })

  test('a bonus that was declined since is not promised', async () => {
    await checks(brings, aBonusState())
    expect((await press(confirm)).getAttribute('aria-busy')).not.toBe('true')
    expect(screen.queryByText(/โบนัส/)).toBeNull()
  })

  const before = 'มีโบนัสเปิดอยู่ เลือกได้ที่หน้าฝากเงินก่อนแนบสลิป'
  const isSaid = (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === before

  test('who comes to the slip without a choice reads where a bonus that is open is chosen', async () => {
    comes(aBonusState())
    expect(await screen.findByText(isSaid)).toBeTruthy()
  })

  test.each([
    ['has chosen', aBonusState({ taken: aTakenBonus })],
    ['has nothing to choose', aBonusState({ offers: [] })],
  ])('who %s reads nothing of it', async (_, state) => {
    comes(state)
    await vi.waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
    expect(screen.queryByText(isSaid)).toBeNull()
  })
})
