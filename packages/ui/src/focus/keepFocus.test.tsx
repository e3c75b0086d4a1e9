import { turnClock } from '@member/testing/clock'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Dialog } from '../dialog/Dialog.tsx'
import { keepFocus } from './keepFocus.ts'

let stop: () => void
beforeEach(() => (stop = keepFocus()))
afterEach(() => stop())

const hasFocus = async (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))

const Liked = () => {
  const [games, setGames] = useState(['เสือ', 'มังกร', 'กระต่าย'])
  return (
    <>
      <h2>เกมโปรด</h2>
      <ul>
        {games.map((game) => (
          <li key={game}>
            <a href={`/${game}`}>{game}</a>
            <button onClick={() => setGames(games.filter((one) => one !== game))}>ลบ {game}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

test('after a row has gone, the focus is at the same control of the next, at the end of the one above', async () => {
  render(<Liked />)
  await userEvent.click(screen.getByRole('button', { name: 'ลบ มังกร' }))
  await hasFocus('ลบ กระต่าย')
  await userEvent.keyboard('{Enter}')
  await hasFocus('ลบ เสือ')
  await userEvent.keyboard('{Enter}')
  await hasFocus('เกมโปรด')
})

const Bonus = () => {
  const [asked, setAsked] = useState(false)
  const [held, setHeld] = useState(true)
  return (
    <main>
      <h1>ถอนเงิน</h1>
      <div>{held ? <button onClick={() => setAsked(true)}>ยกเลิกโบนัส</button> : null}</div>
      {asked ? (
        <Dialog title="ยกเลิกโบนัส" onClose={() => setAsked(false)}>
          <button onClick={() => setHeld(false)}>ยืนยัน</button>
          <button onClick={() => setAsked(false)}>ปิดหน้าต่าง</button>
        </Dialog>
      ) : null}
    </main>
  )
}

test('after a dialog has gone together with what opened it, the focus is at the heading around', async () => {
  render(<Bonus />)
  await userEvent.click(screen.getByRole('button', { name: 'ยกเลิกโบนัส' }))
  await userEvent.click(screen.getByRole('button', { name: 'ยืนยัน' }))
  await userEvent.click(screen.getByRole('button', { name: 'ปิดหน้าต่าง' }))
  await hasFocus('ถอนเงิน')
})

const Taking = () => {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <h1>กงล้อ</h1>
      {open ? (
        <button onClick={() => setOpen(false)}>เปิดไพ่</button>
      ) : (
        <button ref={(next) => next?.focus()}>รับ</button>
      )}
    </main>
  )
}

test('what takes the focus itself keeps it', async () => {
  const turn = turnClock()
  render(<Taking />)
  await userEvent.click(screen.getByRole('button', { name: 'เปิดไพ่' }))
  await hasFocus('รับ')
  await turn(200)
  await hasFocus('รับ')
})

test('a press beside everything removes the focus', async () => {
  const turn = turnClock()
  render(<Bonus />)
  screen.getByRole('button', { name: 'ยกเลิกโบนัส' }).focus()
  await userEvent.click(document.body)
  document.body.append(document.createElement('p'))
  await turn(200)
  expect(document.activeElement).toBe(document.body)
})
