import {
  anIdentity,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { answers } from '../answers.testing.ts'
import { IdentityNotice } from './IdentityNotice.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { IdentityRow } from './IdentityRow.tsx'

const open = () => show(<IdentityScreen back="/" />)

const press = (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'ส่งให้ตรวจสอบ' }))

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

const choose = async (user: ReturnType<typeof open>) => {
  await user.upload(
    await screen.findByLabelText('เลือกรูปบัตรประชาชน', { selector: 'input' }),
    picture('card.jpg'),
  )
  await user.upload(screen.getByLabelText('เลือกรูปหน้าตรง', { selector: 'input' }), picture('me.jpg'))
  await screen.findByRole('button', { name: 'เปลี่ยนรูปหน้าตรง' })
  await screen.findByRole('button', { name: 'เปลี่ยนรูปบัตรประชาชน' })
}

describe('Identity screen', () => {
  const identity = 'GET /api/auth/identity'
  const send = 'POST /api/auth/identity'
  const pending = anIdentity({ status: 'PENDING', sentAt: '2026-11-20T09:00:00.000+07:00' })

  beforeEach(() => {
    sessionStorage.clear()
    mockApi({
      ...answers,
      [identity]: anIdentity({ status: 'ASKED' }),
      [send]: () => {
        changeMockApi({ [identity]: pending })
        return pending
      },
    })
  })
  afterEach(signOut)

  test('a member whom staff asked reads that documents are asked whatever the amount', async () => {
    open()
    expect(await screen.findByText('เจ้าหน้าที่ขอเอกสารนี้ ไม่ขึ้นกับยอดที่ถอน')).toBeTruthy()
    expect(screen.queryByText(/ถอนเกิน/)).toBeNull()
  })

  test('a member who is asked sends a card and a selfie, and sees that they are being looked at', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    const user = open()
    expect(await screen.findByText('รอเอกสารจากคุณ')).toBeTruthy()
    expect(screen.getByText('เจ้าหน้าที่ตรวจภายใน 24 ชั่วโมง')).toBeTruthy()
    await choose(user)
    await press(user)
    expect(await screen.findByText('กำลังตรวจสอบ')).toBeTruthy()
    expect(scroll).toHaveBeenCalledWith(0, 0)
    expect(screen.queryByRole('button', { name: 'ส่งให้ตรวจสอบ' })).toBeNull()
    const [sent] = calls(send)
    expect(sent?.body instanceof FormData && [...sent.body.keys()]).toEqual(['card', 'selfie'])
    expect(sent?.headers['idempotency-key']).toBeTruthy()
  })

  test('nothing is sent while a picture is missing', async () => {
    const user = open()
    await screen.findByText('รอเอกสารจากคุณ')
    await press(user)
    expect(await screen.findAllByText('กรุณาเลือกรูป')).toHaveLength(2)
    expect(calls(send)).toEqual([])
  })

  test('a member whose documents were refused reads why, and sends them again', async () => {
    changeMockApi({ [identity]: anIdentity({ status: 'REFUSED', reason: 'รูปไม่ชัด' }) })
    const user = open()
    expect(await screen.findByText('รูปไม่ชัด', { exact: false })).toBeTruthy()
    await choose(user)
    await press(user)
    expect(await screen.findByText('กำลังตรวจสอบ')).toBeTruthy()
  })

  test('beside what needs documents a refusal says why', async () => {
    changeMockApi({ [identity]: anIdentity({ status: 'REFUSED', reason: 'รูปไม่ชัด' }) })
    show(<IdentityNotice identityLink="/identity" only="now" />)
    expect(await screen.findByText('รูปไม่ชัด', { exact: false })).toBeTruthy()
  })

  test('a picture that the server does not take is said beside it, and the other one stays', async () => {
    changeMockApi({
      [send]: refusal(400701, { fields: { card: 'อ่านรูปนี้ไม่ได้' } }, { message: 'ใช้รูปนี้ไม่ได้' }),
    })
    const user = open()
    await choose(user)
    await press(user)
    expect(await screen.findByText('อ่านรูปนี้ไม่ได้')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'เปลี่ยนรูปหน้าตรง' })).toBeTruthy()
  })

  test('a file that is no picture is not taken', async () => {
    const user = open()
    const input = await screen.findByLabelText('เลือกรูปบัตรประชาชน', { selector: 'input' })
    await user.upload(input, new File(['x'], 'card.heic', { type: 'image/heic' }))
    await vi.waitFor(() => expect(screen.getByText('เปิดรูปนี้ไม่ได้ กรุณาใช้ไฟล์ JPG หรือ PNG')).toBeTruthy())
  })

  test('a member who is accepted sends nothing more', async () => {
    changeMockApi({ [identity]: anIdentity({ status: 'ACCEPTED' }) })
    open()
    expect(await screen.findByText('ยืนยันแล้ว')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'ส่งให้ตรวจสอบ' })).toBeNull()
  })

  const aboveOnly = { firstWithdrawal: false, above: 5_000 }
  const notices = (
    <>
      <section aria-label="now">
        <IdentityNotice identityLink="/identity" only="now" />
      </section>
      <section aria-label="later">
        <IdentityNotice identityLink="/identity" only="later" />
      </section>
    </>
  )

  test.each([
    ['what a withdrawal may come to ask for stands apart', { neededFor: aboveOnly }, 'later'],
    [
      'what a first withdrawal asks for stands first',
      { neededFor: { firstWithdrawal: true, above: null } },
      'now',
    ],
    ['papers that are asked for stand first', { status: 'ASKED' as const }, 'now'],
    ['papers that are looked at stand first', { status: 'PENDING' as const, neededFor: aboveOnly }, 'now'],
  ])('beside a withdrawal, %s', async (_, state, place) => {
    changeMockApi({ [identity]: anIdentity(state) })
    show(notices)
    const link = await screen.findByRole('link', { name: /^ดูสถานะและส่งเอกสาร$|กำลังตรวจสอบ/ })
    expect(link.getAttribute('href')).toBe('/identity')
    expect(screen.getByRole('region', { name: place }).contains(link)).toBe(true)
  })

  test('beside a withdrawal a member who is known reads nothing', async () => {
    changeMockApi({ [identity]: anIdentity({ status: 'ACCEPTED' }) })
    show(notices)
    await vi.waitFor(() => expect(calls(identity)).toHaveLength(1))
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('a server that asks nobody who they are is asked nothing', async () => {
    changeMockApi({ 'GET /api/setting': aSetting({ features: { limits: true } }) })
    show(<IdentityNotice identityLink="/identity" />)
    await vi.waitFor(() => expect(calls('GET /api/setting')).toHaveLength(1))
    expect(calls(identity)).toEqual([])
  })

  test('a member at the address of a server that asks nobody reads so, and waits for nothing', async () => {
    changeMockApi({ 'GET /api/setting': aSetting({ features: { limits: true } }) })
    open()
    expect(await screen.findByText('เว็บไซต์นี้ไม่ต้องส่งเอกสารยืนยันตัวตน')).toBeTruthy()
    expect(calls(identity)).toEqual([])
  })
})

describe('Identity row', () => {
  afterEach(signOut)

  test('the row says what the documents are worth, and leads to them', async () => {
    mockApi(answers)
    show(<IdentityRow to="/identity" />)
    expect(await screen.findByText('ยังไม่ต้องยืนยัน')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^ยืนยันตัวตน/ }).getAttribute('href')).toBe('/identity')
  })
})
