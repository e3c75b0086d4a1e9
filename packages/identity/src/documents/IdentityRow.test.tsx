import { mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers } from '../answers.testing.ts'
import { IdentityRow } from './IdentityRow.tsx'

afterEach(signOut)

test('the row says what the documents are worth, and leads to them', async () => {
  mockApi(answers)
  show(<IdentityRow to="/identity" />)
  expect(await screen.findByText('ยังไม่ต้องยืนยัน')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^ยืนยันตัวตน/ }).getAttribute('href')).toBe('/identity')
})
