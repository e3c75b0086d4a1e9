import { mockApi, refusal, signOut } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call } from '../answers.testing.ts'
import { press, slip, verified, verify } from './slipUser.testing.tsx'

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
  expect(screen.queryByText('บัญชีที่ลงทะเบียน')).toBeNull()
})

test('of another account the same digits are shown as of the own, and those alone', async () => {
  const other = {
    ...slip,
    sender: { name: 'นาย ปกรณ์ ว***', account: 'xxx-x-x0772-x' },
    checks: { ...slip.checks, sender: 'FAIL' as const },
  }
  await verify({ [call.verify]: refusal(422207, { uuid: slip.uuid, slip: other }) })
  expect((await screen.findByText('ผู้โอน')).nextSibling?.textContent).toContain('xxx-x-x0772-x')
  expect(screen.getByText('บัญชีที่ลงทะเบียน').nextSibling?.textContent).toContain('xxx-x-x6789-x')
  expect(screen.queryByText(/••••/)).toBeNull()
})

test('the reference of a refusal is copied by a press', async () => {
  await verify({ [call.verify]: refusal(422208, { uuid: slip.uuid }) })
  expect(await press('คัดลอก รหัสอ้างอิง')).toBeTruthy()
})
