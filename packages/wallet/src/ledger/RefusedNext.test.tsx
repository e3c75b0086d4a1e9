import { aLedgerDetail, anEntry, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers } from '../answers.testing.ts'
import { LedgerScreen } from './LedgerScreen.tsx'

afterEach(signOut)

const open = (change: Parameters<typeof anEntry>[0]) => {
  mockApi({
    ...answers,
    'GET /api/auth/ledger/:id': aLedgerDetail({ entry: anEntry({ kind: 'deposit', ...change }) }),
  })
  show(
    <LedgerScreen playLink="/play" depositLink="/auth/deposit" slipLink="/slip" contactLink="/contact" />,
    { path: '/history?kind=deposit&entry=1' },
  )
}

test('of a deposit that was refused a member reads that nothing came, and what helps', async () => {
  open({ status: 'REJECTED', channel: 'SLIP' })
  expect(await screen.findByText('ยอดนี้ไม่ได้เข้าเครดิต')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'แนบสลิป' }).getAttribute('href')).toBe('/slip')
  expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/contact')
})

test('one that came asks for nothing', async () => {
  open({ status: 'DONE' })
  expect(await screen.findByText('สำเร็จ')).toBeTruthy()
  expect(screen.queryByText('ยอดนี้ไม่ได้เข้าเครดิต')).toBeNull()
})
