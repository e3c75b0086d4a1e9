import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

test('a member copies an account number and reads so', async () => {
  const user = userEvent.setup()
  render(<CopyButton value="1234567890" label="คัดลอกเลขที่บัญชี" />)
  await user.click(screen.getByRole('button', { name: 'คัดลอกเลขที่บัญชี' }))
  expect((await screen.findByRole('status')).textContent).toBe('คัดลอกแล้ว')
  expect(await navigator.clipboard.readText()).toBe('1234567890')
})
