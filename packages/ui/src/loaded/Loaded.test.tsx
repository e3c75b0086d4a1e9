import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Loaded, type LoadedQuery } from './Loaded.tsx'

const show = (query: Partial<LoadedQuery<string[]>>) =>
  render(
    <Loaded
      query={{ data: undefined, isPending: false, error: null, refetch: () => undefined, ...query }}
      empty={<p>ว่าง</p>}
    >
      {(rows) => <p>{rows.join(' ')}</p>}
    </Loaded>,
  )

test('a member sees the shape of what is coming', () => {
  show({ isPending: true })
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด…')
})

test('nothing to show is said, with the next step', () => {
  show({ data: [] })
  expect(screen.getByText('ว่าง')).toBeTruthy()
})

test('content is shown', () => {
  show({ data: ['หนึ่ง', 'สอง'] })
  expect(screen.getByText('หนึ่ง สอง')).toBeTruthy()
})

test('a failure says what happened, for whom to ask, and tries again', async () => {
  let tries = 0
  const error = Object.assign(new Error('ระบบไม่พร้อม'), { requestId: 'r-1' })
  show({ error, refetch: () => (tries += 1) })
  expect(screen.getByText('ระบบไม่พร้อม')).toBeTruthy()
  expect(screen.getByText('รหัสอ้างอิง r-1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(tries).toBe(1)
})

test('a programmer’s message is not shown to members', () => {
  show({ error: new TypeError('x is undefined') })
  expect(screen.getByRole('alert').textContent).toContain('เกิดข้อผิดพลาด')
})

test('old content stays when a refresh fails', () => {
  show({ data: ['หนึ่ง'], error: new Error('ล้มเหลว') })
  expect(screen.getByText('หนึ่ง')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy()
})
