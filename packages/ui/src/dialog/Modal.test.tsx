import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'
import { SideDrawer } from './SideDrawer.tsx'

type Look = ComponentType<{ title: string; onClose: () => void; children: ReactNode }>

const looks: [string, Look][] = [
  ['Dialog', Dialog],
  ['Sheet', Sheet],
  ['SideDrawer', (props) => <SideDrawer open {...props} />],
]

const close = () => screen.getByRole('button', { name: 'ปิด' })

const Site = ({ look: Modal }: { look: Look }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>เปิด</button>
      {open ? (
        <Modal onClose={() => setOpen(false)} title="เมนู">
          <a href="/contact">ติดต่อเรา</a>
        </Modal>
      ) : null}
    </>
  )
}

const open = async (look: Look) => {
  render(<Site look={look} />)
  await userEvent.click(screen.getByRole('button', { name: 'เปิด' }))
}

describe.each(looks)('%s', (_, look) => {
  test('focus stays in it', async () => {
    await open(look)
    const link = screen.getByRole('link')
    await userEvent.tab()
    expect(document.activeElement).toBe(close())
    await userEvent.tab()
    expect(document.activeElement).toBe(link)
    await userEvent.tab()
    expect(document.activeElement).toBe(close())
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(link)
  })

  test('focus that was lost comes back into it', async () => {
    await open(look)
    screen.getByRole('dialog').blur()
    await userEvent.tab()
    expect(document.activeElement).toBe(close())
  })

  test('the phone’s own "back" closes it, and leaves the page where it is', async () => {
    const here = window.location.href
    const entries = window.history.length
    for (let time = 0; time < 2; time++) {
      await open(look)
      await waitFor(() => expect(window.history.state).toEqual({ isOver: true }))
      window.history.back()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      cleanup()
    }
    expect(window.history.state).toBeNull()
    // If closed otherwise, no history entry is left.
    await open(look)
    await waitFor(() => expect(window.history.state).toEqual({ isOver: true }))
    await userEvent.click(close())
    await waitFor(() => expect(window.history.state).toBeNull())
    expect(window.location.href).toBe(here)
    expect(window.history.length).toBeLessThanOrEqual(entries + 1)
  })

  test('Esc closes it and gives the focus back', async () => {
    await open(look)
    expect(document.body.style.overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'เปิด' }))
    expect(document.body.style.overflow).toBe('')
  })

  test('a press beside it closes it', async () => {
    await open(look)
    const shade = screen.getByRole('dialog').parentElement
    if (shade) await userEvent.click(shade)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

const Two = () => {
  const [outer, setOuter] = useState(true)
  const [inner, setInner] = useState(false)
  return (
    <>
      <button onClick={() => setOuter(false)}>ไปต่อ</button>
      {outer ? (
        <Dialog title="นอก" onClose={() => setOuter(false)}>
          <button onClick={() => setInner(true)}>เปิด</button>
          {inner ? (
            <Sheet title="ใน" onClose={() => setInner(false)}>
              ข้อความ
            </Sheet>
          ) : null}
        </Dialog>
      ) : null}
    </>
  )
}

const openTwo = async () => {
  render(<Two />)
  await userEvent.click(screen.getByRole('button', { name: 'เปิด' }))
}

test('Esc closes the newest of two, also where neither has the focus', async () => {
  await openTwo()
  screen.getByRole('dialog', { name: 'ใน' }).blur()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'ใน' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'นอก' })).toBeTruthy()
})

test('the page scrolls again once two dialogs have gone in one moment', async () => {
  await openTwo()
  expect(document.body.style.overflow).toBe('hidden')
  await userEvent.click(screen.getByRole('button', { name: 'ไปต่อ' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.body.style.overflow).toBe('')
})

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
