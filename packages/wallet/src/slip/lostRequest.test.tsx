import { aMember, aSlipRequest, calls, later, mockApi, signOut } from '@member/api-client/testing'
import { lostCommands } from '@member/commands'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../answers.testing.ts'
import { aPicture } from './aPicture.testing.ts'
import { open, press, slip, verified } from './slipUser.testing.tsx'

const send = 'POST /api/auth/slip/request-deposit'
const { uuid } = aMember()
const refusal = { why: 'notFound', message: 'ไม่พบรายการ', uuid: 'a-check', slip }

beforeEach(() => {
  sessionStorage.clear()
  sessionStorage.setItem(`slip:${uuid}:state`, JSON.stringify({ step: 'manual', refusal }))
  sessionStorage.setItem(`order:${uuid}:request-deposit`, JSON.stringify({ key: 'a-key', body: 'x' }))
})
afterEach(signOut)

test('a manual request whose answer was lost before a reload is found, and shown as sent', async () => {
  mockApi({ ...verified, [call.requests]: [aSlipRequest({ order: 'a-key', transRef: slip.transRef })] })
  open()
  expect(await screen.findByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeTruthy()
  expect(lostCommands(uuid)).toEqual([])
})

test('one of another slip leaves the form as it is', async () => {
  mockApi({ ...verified, [call.requests]: [aSlipRequest({ order: 'a-key', transRef: 'another' })] })
  open()
  await waitFor(() => expect(lostCommands(uuid)).toEqual([]))
  expect(screen.getByRole('heading', { name: 'ส่งคำขอให้เจ้าหน้าที่' })).toBeTruthy()
  expect(calls(send)).toEqual([])
})

test('a request that is answered after the member chose another picture does not take the picture away', async () => {
  sessionStorage.clear()
  sessionStorage.setItem(`slip:${uuid}:state`, JSON.stringify({ step: 'refused', refusal }))
  const { come, answer } = later()
  mockApi({ ...verified, [send]: answer })
  const user = open()
  await user.click(await press('ส่งให้เจ้าหน้าที่ตรวจสอบ'))
  await waitFor(() => expect(calls(send)).toHaveLength(1))
  await user.upload(screen.getByLabelText('เลือกรูปใหม่', { selector: 'input' }), aPicture())
  await press('ตรวจสอบสลิป')
  come(aSlipRequest())
  expect(await screen.findByText('ส่งคำขอแล้ว')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'ส่งคำขอแล้ว' })).toBeNull()
  expect(await press('ตรวจสอบสลิป')).toBeTruthy()
})
