import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { confirm } from './confirm.ts'
import { toast } from './toast.ts'

// jsdom knows no media queries; the dialog's library asks for the colour scheme.
beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a toast is a status', async () => {
  await toast('คัดลอกแล้ว')
  expect((await screen.findByText('คัดลอกแล้ว')).closest('[role=status]')).toBeTruthy()
})

test('a member confirms', async () => {
  const answer = confirm({ title: 'ยืนยัน' })
  await press('ตกลง')
  expect(await answer).toBe('confirmed')
})

test('a member thinks again, and the focus returns', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const answer = confirm({ title: 'ยืนยัน' })
  await press('ยกเลิก')
  expect(await answer).toBe('dismissed')
  await waitFor(() => expect(document.activeElement).toBe(before))
})

test('an answered question leaves the page', async () => {
  const answer = confirm({ title: 'ยืนยัน' })
  await press('ตกลง')
  await answer
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Esc is "no"', async () => {
  const answer = confirm({ title: 'ยืนยัน' })
  await screen.findByRole('button', { name: 'ตกลง' })
  await userEvent.keyboard('{Escape}')
  expect(await answer).toBe('dismissed')
})

test('without a timer nothing closes by itself', async () => {
  const answer = confirm({ title: 'ยืนยัน' })
  await screen.findByRole('button', { name: 'ตกลง' })
  expect(screen.queryByRole('button', { name: 'หยุดเวลา' })).toBeNull()
  await press('ยกเลิก')
  await answer
})

test('a member stops the timer', async () => {
  const answer = confirm({ title: 'ยืนยัน', timer: true })
  await screen.findByText(/ปิดเองใน \d วินาที/)
  await press('หยุดเวลา')
  expect(screen.getByText('หยุดเวลาแล้ว')).toBeTruthy()
  await press('ตกลง')
  expect(await answer).toBe('confirmed')
})

test('at zero nothing is done', async () => {
  const answer = confirm({ title: 'ยืนยัน', timer: true })
  await screen.findByRole('button', { name: 'ตกลง' })
  expect(await answer).toBe('dismissed')
}, 8000)
