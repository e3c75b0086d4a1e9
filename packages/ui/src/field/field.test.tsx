import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { DateField } from './DateField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)

test('a member reads a field’s name and what is wrong, and until then the hint', () => {
  const { rerender } = render(<TextField label="เบอร์มือถือ" hint="10 หลัก" />)
  expect(described(screen.getByLabelText('เบอร์มือถือ'))).toEqual(['10 หลัก'])
  rerender(<TextField label="เบอร์มือถือ" hint="10 หลัก" error="กรอกเบอร์มือถือให้ครบ 10 หลัก" />)
  const input = screen.getByLabelText('เบอร์มือถือ')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual(['กรอกเบอร์มือถือให้ครบ 10 หลัก'])
})

test('a right field is described by nothing', () => {
  render(<TextField label="ชื่อ" />)
  expect(screen.getByLabelText('ชื่อ').getAttribute('aria-describedby')).toBeNull()
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="รหัสผ่าน" />)
  const input = screen.getByLabelText<HTMLInputElement>('รหัสผ่าน')
  await userEvent.type(input, 'abc')
  await userEvent.click(screen.getByRole('button', { name: 'แสดงรหัสผ่าน' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('abc')
  await userEvent.click(screen.getByRole('button', { name: 'ซ่อนรหัสผ่าน' }))
  expect(input.type).toBe('password')
})

test('a member is warned while caps lock is on where they type a password', async () => {
  render(<PasswordField label="รหัสผ่าน" />)
  const input = screen.getByLabelText<HTMLInputElement>('รหัสผ่าน')
  const user = userEvent.setup()
  await user.type(input, 'a')
  expect(screen.queryByRole('status')).toBeNull()
  await user.keyboard('{CapsLock}')
  expect(screen.getByRole('status').textContent).toBe('เปิด Caps Lock อยู่')
  await user.tab()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a choice begins with an empty one', async () => {
  render(<SelectField label="ธนาคาร" name="bank" options={[{ value: '004', label: 'กสิกรไทย' }]} />)
  const select = screen.getByLabelText<HTMLSelectElement>('ธนาคาร')
  expect(select.value).toBe('')
  await userEvent.selectOptions(select, 'กสิกรไทย')
  expect(select.value).toBe('004')
})

test('pressing the sentence ticks the box', async () => {
  render(<CheckboxField label="ยอมรับ" error="กรุณายอมรับ" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'ยอมรับ' })
  await userEvent.click(screen.getByText('ยอมรับ'))
  expect(box.checked).toBe(true)
  expect(described(box)).toEqual(['กรุณายอมรับ'])
})

test('a day is also written in the Thai form', () => {
  render(<DateField label="วันที่" defaultValue="2026-11-20" />)
  expect(screen.getByText('ตรงกับ 20/11/2569')).toBeTruthy()
})
