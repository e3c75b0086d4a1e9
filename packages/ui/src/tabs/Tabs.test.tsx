import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './Tabs.tsx'

const History = () => {
  const [selected, setSelected] = useState('deposit')
  const tabs = [
    { id: 'deposit', label: 'ฝาก' },
    { id: 'withdraw', label: 'ถอน' },
    { id: 'slip', label: 'สลิป' },
  ]
  return (
    <Tabs label="ประวัติ" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  )
}

test('arrows, Home and End move between tabs; Tab stops once', async () => {
  render(<History />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'ฝาก' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel', { name: 'ถอน' }).textContent).toBe('withdraw')
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'สลิป' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tabpanel').textContent).toBe('deposit')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
