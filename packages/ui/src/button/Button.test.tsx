import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'

test('a press in progress is not taken again, by click or by form', async () => {
  const pressed: string[] = []
  render(
    <form onSubmit={() => pressed.push('form')}>
      <Button type="submit" busy onClick={() => pressed.push('click')}>
        ถอนเงิน
      </Button>
    </form>,
  )
  const button = screen.getByRole('button')
  await userEvent.click(button)
  expect(pressed).toEqual([])
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('กำลังดำเนินการ…')).toBeTruthy()
})

test('a button in a form sends nothing unless it says so', async () => {
  const pressed: string[] = []
  render(
    <form onSubmit={() => pressed.push('form')}>
      <Button onClick={() => pressed.push('click')}>เลือก</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'เลือก' }))
  expect(pressed).toEqual(['click'])
})
