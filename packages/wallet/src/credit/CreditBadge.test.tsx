import { heldCreditAtom } from '@member/api-client'
import { aCredit, calls, changeMockApi, signOut, unavailable, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { creditAtom } from './credit.ts'
import { CreditBadge } from './CreditBadge.tsx'
import { amountsHidden, showEarlyCredit } from './showEarlyCredit.ts'
import { EarlyCredit } from './CreditCard.tsx'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

const refresh = () => screen.getByRole('button', { name: 'อัปเดตยอดเครดิต' })

describe('Credit badge', () => {
  beforeEach(() => mockApi(answers))
  afterEach(signOut)

  test('a member sees the credit and when it was learnt', async () => {
    show(<CreditBadge />)
    expect(await screen.findByText('1,500.50 บาท')).toBeTruthy()
    expect(screen.getByText(/^อัปเดต \d\d:\d\d น\.$/)).toBeTruthy()
  })

  test('a press asks the server again', async () => {
    const user = show(<CreditBadge look="bar" />)
    await screen.findByText('1,500.50 บาท')
    changeMockApi({ [call.credit]: aCredit({ balance: 2000 }) })
    await user.click(refresh())
    expect(await screen.findByText('2,000.00 บาท')).toBeTruthy()
  })

  test('while a wheel turns, the figure of before stays; what was won is announced once it is seen', async () => {
    const user = show(<CreditBadge look="bar" />)
    await screen.findByText('1,500.50 บาท')
    act(() => user.store.set(heldCreditAtom, aCredit({ balance: 1_500.5 })))
    changeMockApi({ [call.credit]: aCredit({ balance: 2000 }) })
    await user.click(refresh())
    await waitFor(() => expect(calls(call.credit).length).toBeGreaterThan(1))
    await waitFor(() => expect(user.store.get(creditAtom).data?.balance).toBe(2000))
    expect(screen.getByText('1,500.50 บาท')).toBeTruthy()
    act(() => user.store.set(heldCreditAtom, undefined))
    expect(await screen.findByText('2,000.00 บาท')).toBeTruthy()
  })

  test.each(['bar', 'line', 'card'] as const)(
    'a figure that could not be renewed is marked as old (%s)',
    async (look) => {
      const user = show(<CreditBadge look={look} />)
      await screen.findByText('1,500.50 บาท')
      changeMockApi({ [call.credit]: unavailable() })
      await user.click(refresh())
      expect((await screen.findAllByText(/อาจยังไม่เป็นปัจจุบัน/)).length).toBeGreaterThan(0)
    },
  )

  test.each(['bar', 'line', 'card'] as const)(
    'a member is told that the credit is unknown while it is asked for again (%s)',
    async (look) => {
      mockApi({ ...answers, [call.credit]: unavailable() })
      const user = show(<CreditBadge look={look} />)
      await waitFor(() => expect(user.store.get(creditAtom).failureCount).toBe(1))
      expect(screen.getByText(/ยังไม่ทราบยอด|โหลดยอดเครดิตไม่สำเร็จ/)).toBeTruthy()
    },
  )

  test.each(['bar', 'line', 'card'] as const)('an unknown credit is no figure at all (%s)', async (look) => {
    mockApi({ ...answers, [call.credit]: unavailable() })
    show(<CreditBadge look={look} />)
    expect(await screen.findByText(/ยังไม่ทราบยอด|โหลดยอดเครดิตไม่สำเร็จ/)).toBeTruthy()
    expect(screen.queryByText(/บาท/)).toBeNull()
  })

  test('in the bar a mark says that money is in a game, and goes when it is cashed out', async () => {
    const game = {
      launchUuid: '00000000-0000-4000-8000-0000000000a1',
      provider: 'JK',
      gameName: 'เสือทอง',
      amount: 6_500,
      since: '2026-11-20T09:00:00+07:00',
    }
    mockApi({ ...answers, [call.credit]: aCredit({ balance: 0, inGames: [game] }) })
    const user = show(<CreditBadge look="bar" />)
    expect(await screen.findByRole('img', { name: 'มีเงินอยู่ในเกม' })).toBeTruthy()
    changeMockApi({ [call.credit]: aCredit({ balance: 6_500 }) })
    await user.click(refresh())
    expect(await screen.findByText('6,500.00 บาท')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'มีเงินอยู่ในเกม' })).toBeNull()
  })

  test('money cashed out of a game is announced with the game’s result, and never as won', async () => {
    const launchUuid = '00000000-0000-4000-8000-0000000000a1'
    const inGames = [
      { launchUuid, provider: 'JK', gameName: 'เสือทอง', amount: 6_500, since: '2026-11-20T09:00:00+07:00' },
    ]
    mockApi({ ...answers, [call.credit]: aCredit({ balance: 0, inGames }) })
    const user = show(<CreditBadge />)
    await screen.findByText('0.00 บาท')
    const lastGame = { launchUuid, gameName: 'เสือทอง', result: -215.19 }
    changeMockApi({ [call.credit]: aCredit({ balance: 6_284.81, lastGame }) })
    await user.click(refresh())
    expect(await screen.findByText('6,284.81 บาท')).toBeTruthy()
    expect(screen.getByText('ผลในเกม')).toBeTruthy()
    expect(screen.getByText('−215.19 บาท')).toBeTruthy()
    expect(screen.queryByText(/\+/)).toBeNull()
    // Another game: nothing is lost yet.
    changeMockApi({ [call.credit]: aCredit({ balance: 0, inGames, lastGame: { ...lastGame, result: 0 } }) })
    await user.click(refresh())
    expect(await screen.findByText('0.00 บาท')).toBeTruthy()
    expect(screen.queryByText(/−/)).toBeNull()
  })

  test('a page that comes back from the browser’s cache asks again', async () => {
    show(<CreditBadge />)
    await screen.findByText('1,500.50 บาท')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await waitFor(() => expect(calls(call.credit)).toHaveLength(2))
  })

  test('a member hides the credit, and every place that shows it hides it, until they show it again', async () => {
    const user = show(
      <>
        <CreditBadge look="bar" />
        <CreditBadge look="card" />
      </>,
    )
    await screen.findAllByText('1,500.50 บาท')
    await user.click(screen.getByRole('button', { name: 'ซ่อนยอดเงิน' }))
    expect(screen.getAllByText('ซ่อนยอดไว้')).toHaveLength(2)
    expect(screen.queryByText(/1,500/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'แสดงยอดเงิน' }))
    expect(screen.getAllByText('1,500.50 บาท')).toHaveLength(2)
  })
})

describe('Early credit', () => {
  const root = document.createElement('div')
  beforeEach(() => {
    document.body.append(root)
    root.innerHTML = renderToString(<EarlyCredit />)
  })
  afterEach(() => {
    root.remove()
    localStorage.clear()
  })

  const answer = JSON.stringify({ status: 200, data: aCredit({ balance: 16_832.81 }) })

  test('a member reads the credit before the app runs, and the app leaves it as it is', async () => {
    showEarlyCredit(answer)
    const figure = screen.getByText('16,832.81 บาท')
    expect(figure.previousElementSibling?.textContent).toBe('16,832.81บาท')
    const faults: unknown[] = []
    const page = await act(async () =>
      hydrateRoot(root, <EarlyCredit />, { onRecoverableError: (fault) => faults.push(fault) }),
    )
    expect(faults).toEqual([])
    expect(screen.getByText('16,832.81 บาท')).toBe(figure)
    expect(screen.queryByText('0.00 บาท')).toBeNull()
    act(() => page.unmount())
  })

  test('a member who hides amounts sees none', () => {
    amountsHidden.write('1')
    showEarlyCredit(answer)
    expect(root.textContent).not.toContain('16,832')
  })

  test('an answer without a credit shows no figure', () => {
    showEarlyCredit(JSON.stringify({ status: 401, message: 'TOKEN_INVALID' }))
    expect(root.textContent).not.toContain('undefined')
    expect(document.getElementById('early-credit')?.textContent).toBe('')
  })
})
