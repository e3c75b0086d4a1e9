import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SideDrawer } from './SideDrawer.tsx'

afterEach(cleanup)

const Site = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>เปิด</button>
      <SideDrawer open={open} onClose={() => setOpen(false)} title="เมนู">
        <a href="/contact">ติดต่อเรา</a>
      </SideDrawer>
    </>
  )
}

const open = async () => {
  render(<Site />)
  await userEvent.click(screen.getByRole('button', { name: 'เปิด' }))
}

test('focus stays in the drawer', async () => {
  await open()
  const link = screen.getByRole('link')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ปิด' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(link)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ปิด' }))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(link)
})

test('the phone’s own "back" closes it, and leaves the page where it is', async () => {
  const here = window.location.href
  const entries = window.history.length
  for (const _ of [1, 2]) {
    await open()
    await waitFor(() => expect(window.history.state).toEqual({ isOver: true }))
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
  }
  expect(window.history.state).toBeNull()
  // Closed otherwise, it leaves nothing to go back from.
  await open()
  await waitFor(() => expect(window.history.state).toEqual({ isOver: true }))
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
  await waitFor(() => expect(window.history.state).toBeNull())
  expect(window.location.href).toBe(here)
  expect(window.history.length).toBeLessThanOrEqual(entries + 1)
})

test('Esc closes it and gives the focus back', async () => {
  await open()
  expect(document.body.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปิด' }))
  expect(document.body.style.overflow).toBe('')
})

test('a press beside it closes it', async () => {
  await open()
  const shade = screen.getByRole('dialog').parentElement
  if (shade) await userEvent.click(shade)
  expect(screen.queryByRole('dialog')).toBeNull()
})
