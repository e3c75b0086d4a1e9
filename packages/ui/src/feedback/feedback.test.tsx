import { turnClock } from '@member/testing/clock'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi, afterEach } from 'vitest'
import { closeFeedback, holdToasts, toastsHeld } from './feedbackScope.ts'
import { confirm, askPlainly } from './confirm.ts'
import { toast, sayPlainly } from './toast.ts'
import { footRoom } from './footRoom.ts'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('feedback', () => {
  // jsdom has no media queries, which the dialog library needs.
  beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

  test('a toast is a status, and stays where it is when it is dragged', async () => {
    await toast('คัดลอกแล้ว')
    expect((await screen.findByText('คัดลอกแล้ว')).closest('[role=status]')).toBeTruthy()
    const shown = screen.getByText('คัดลอกแล้ว').closest<HTMLElement>('.Toastify__toast')!
    fireEvent.pointerDown(shown, { pointerType: 'touch', clientX: 0 })
    fireEvent.pointerMove(document, { pointerType: 'touch', clientX: 200 })
    expect(shown.style.transform).toBe('')
    fireEvent.pointerUp(document, { pointerType: 'touch', clientX: 200 })
  })

  test('a question has a question mark and two buttons, OK the last', async () => {
    const answer = confirm({ title: 'ยืนยัน' })
    const dialog = await screen.findByRole('dialog', { name: 'ยืนยัน' })
    expect(dialog.querySelector('.swal2-icon.swal2-question')?.textContent).toBe('?')
    const names = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['ยกเลิก', 'ตกลง'])
    await press('ตกลง')
    await answer
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
    const turn = turnClock()
    const answer = confirm({ title: 'ยืนยัน', timer: true })
    await screen.findByRole('button', { name: 'ตกลง' })
    await turn(5_000)
    expect(await answer).toBe('dismissed')
  })

  describe('when the session changes', () => {
    test('an open question leaves the page, and nothing is done', async () => {
      const answer = confirm({ title: 'ยืนยันถอน 500' })
      await screen.findByRole('button', { name: 'ตกลง' })
      closeFeedback()
      expect(await answer).toBe('dismissed')
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    test('a question answered at that very moment is not', async () => {
      const answer = confirm({ title: 'ยืนยันถอน 500' })
      ;(await screen.findByRole('button', { name: 'ตกลง' })).click()
      closeFeedback()
      expect(await answer).toBe('dismissed')
    })

    test('a question that was still being fetched is never asked', async () => {
      const answer = confirm({ title: 'ยืนยันถอน 500' })
      closeFeedback()
      expect(await answer).toBe('dismissed')
      expect(screen.queryByRole('dialog')).toBeNull()
    })

    test('a toast goes, one that was still loading does not come, and the next session has its own', async () => {
      await toast('คืนเครดิต 500 บาท')
      await screen.findByText('คืนเครดิต 500 บาท')
      const late = toast('ยอดเดิม')
      closeFeedback()
      await late
      await toast('ยินดีต้อนรับ')
      await screen.findByText('ยินดีต้อนรับ')
      // jsdom runs no animations, so the leaving one never ends.
      expect(screen.getByText('คืนเครดิต 500 บาท').closest('.toast-exit')).toBeTruthy()
      expect(screen.getByText('ยินดีต้อนรับ').closest('.toast-exit')).toBeNull()
      expect(screen.queryByText('ยอดเดิม')).toBeNull()
    })

    test('the next session’s questions are asked', async () => {
      closeFeedback()
      const answer = confirm({ title: 'ยืนยัน' })
      await press('ตกลง')
      expect(await answer).toBe('confirmed')
    })
  })
})

const dialog = () => screen.queryByRole('alertdialog', { name: 'ถอนเงินหรือไม่' })

const ask = (scope = new AbortController()) =>
  askPlainly({ title: 'ถอนเงินหรือไม่', figure: '500 บาท', text: 'ไปยังบัญชีของคุณ', okLabel: 'ถอน' }, scope.signal)

describe('ask plainly', () => {
  afterEach(() => vi.restoreAllMocks())

  test('where the library of questions did not load, the page itself asks, and not the browser', async () => {
    const browsers = vi.spyOn(window, 'confirm')
    const answer = ask()
    expect(document.activeElement).toBe(dialog())
    expect(dialog()?.textContent).toContain('500 บาท\nไปยังบัญชีของคุณ')
    fireEvent.click(screen.getByRole('button', { name: 'ถอน' }))
    expect(await answer).toBe('confirmed')
    expect(dialog()).toBeNull()
    expect(browsers).not.toHaveBeenCalled()
  })

  test('"cancel", Esc and the end of the session all mean no', async () => {
    const cancelled = ask()
    fireEvent.click(screen.getByRole('button', { name: 'ยกเลิก' }))
    expect(await cancelled).toBe('dismissed')
    const escaped = ask()
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    expect(await escaped).toBe('dismissed')
    const scope = new AbortController()
    const ended = ask(scope)
    scope.abort()
    expect(await ended).toBe('dismissed')
    expect(dialog()).toBeNull()
  })
})

const bar = (height: number) => {
  const element = document.createElement('div')
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(height)
  return element
}
const space = () => document.documentElement.style.getPropertyValue('--foot-room')

test('of two bars at the foot, the one that is still open has its space when the other closes', () => {
  const closeFirst = footRoom(bar(100))
  const closeSecond = footRoom(bar(60))
  expect([space(), document.body.style.paddingBottom]).toEqual(['108px', '108px'])
  closeFirst()
  expect([space(), document.body.style.paddingBottom]).toEqual(['68px', '68px'])
  closeSecond()
  expect([space(), document.body.style.paddingBottom]).toEqual(['', ''])
})

const line = () => document.querySelector('[role=status]')?.textContent

test('where the library of toasts did not load, a line says it for two seconds', () => {
  vi.useFakeTimers()
  sayPlainly('คัดลอกแล้ว', new AbortController().signal)
  vi.advanceTimersByTime(1_900)
  expect(line()).toBe('คัดลอกแล้ว')
  vi.advanceTimersByTime(100)
  expect(line()).toBeUndefined()
  vi.useRealTimers()
})

test('toasts that two popups delay come when both are closed, in whichever order', async () => {
  const closeFirst = holdToasts()
  const closeSecond = holdToasts()
  let isDue = false
  const due = toastsHeld().then(() => (isDue = true))
  closeSecond()
  await Promise.resolve()
  const later = toastsHeld().then(() => expect(isDue).toBe(true))
  expect(isDue).toBe(false)
  closeFirst()
  await Promise.all([due, later])
})
