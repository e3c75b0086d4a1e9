import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Sheet } from './Sheet.tsx'

const openSheet = () => {
  const onClose = vi.fn()
  render(
    <Sheet title="ฝากเงิน" onClose={onClose}>
      ข้อความ
    </Sheet>,
  )
  const title = screen.getByRole('heading', { name: 'ฝากเงิน' })
  const drag = (...places: number[]) =>
    places.forEach((clientY, place) =>
      (place === 0 ? fireEvent.touchStart : fireEvent.touchMove)(title, { touches: [{ clientY }] }),
    )
  return { onClose, title, drag, panel: screen.getByRole('dialog') }
}

test('a sheet follows the finger down, and closes when it is released far below', () => {
  const { onClose, title, drag, panel } = openSheet()
  drag(300, 340, 420)
  expect(panel.style.transform).toBe('translateY(120px)')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.touchEnd(title)
  expect(onClose).toHaveBeenCalledOnce()
})

test('released nearby it returns to its place, and stays open', () => {
  const { onClose, title, drag, panel } = openSheet()
  drag(300, 420, 350)
  fireEvent.touchEnd(title)
  expect(panel.style.transform).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})

test('it does not go up, and a second finger does not move it', () => {
  const { title, drag, panel } = openSheet()
  drag(300, 200)
  expect(panel.style.transform).toBe('translateY(0px)')
  fireEvent.touchEnd(title)
  fireEvent.touchStart(title, { touches: [{ clientY: 300 }, { clientY: 310 }] })
  fireEvent.touchMove(title, { touches: [{ clientY: 400 }, { clientY: 410 }] })
  expect(panel.style.transform).toBe('')
})

test('a drag does not scroll the page', () => {
  const { title, drag } = openSheet()
  drag(300)
  const move = createEvent.touchMove(title, { touches: [{ clientY: 310 }] })
  fireEvent(title, move)
  expect(move.defaultPrevented).toBe(true)
})
