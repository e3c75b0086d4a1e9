import {
  aConfiguration,
  calls,
  never,
  signIn,
  type MockRequest,
  aLimit,
  aLimits,
  aSetting,
} from '@member/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, afterEach, describe } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

const byKey = 'GET /api/auth/configuration/key'
const posters = [1, 2].map((place) => aConfiguration(`media.movie.poster${place}`, `/files/p${place}.svg`))

test('a member sees which events run, how often they may play, and the day’s check-in', async () => {
  signIn()
  openSite('/auth/media')
  const wheel = await screen.findByRole('link', { name: /กงล้อนำโชค/ })
  expect(wheel.getAttribute('href')).toBe('/auth/media/wheel')
  expect(within(wheel).getByText('เหลือ 3 ครั้ง')).toBeTruthy()
  expect(within(screen.getByRole('link', { name: /เปิดไพ่ลุ้นรางวัล/ })).getByText('ยังไม่มีสิทธิ์')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /เปิดไพ่ลุ้นของ$/ })).toBeNull()
  expect(screen.getByText('ยังไม่เปิด')).toBeTruthy()
  expect(await screen.findByText('เช็กอินวันนี้แล้ว ได้รับ 10 คะแนน')).toBeTruthy()
})

test('the films are the operator’s page and posters, each asked for by its key', async () => {
  signIn()
  openSite('/auth/media/movie', {
    'GET /api/auth/configuration/list': posters,
    [byKey]: ({ query }: MockRequest) =>
      aConfiguration(String(query['key']), `/files/${String(query['key'])}.svg`),
  })
  expect(await screen.findByRole('img', { name: 'ภาพยนตร์ที่แนะนำ' })).toBeTruthy()
  const poster = await screen.findByRole('img', { name: 'โปสเตอร์เรื่องที่ 2' })
  expect(poster.getAttribute('src')).toBe('/files/media.movie.poster2.svg')
  const keys = calls(byKey).map(({ query }) => query['key'])
  expect(new Set(keys)).toEqual(new Set(['media.movie.page', 'media.movie.poster1', 'media.movie.poster2']))
})

test('a press on a poster shows it large, and the next one after the last is the first', async () => {
  signIn()
  openSite('/auth/media/movie', {
    'GET /api/auth/configuration/list': posters,
    [byKey]: ({ query }: MockRequest) => aConfiguration(String(query['key']), '/files/p.svg'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'โปสเตอร์เรื่องที่ 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'โปสเตอร์ 2 จาก 2' }))
  await userEvent.click(dialog.getByRole('button', { name: 'ถัดไป' }))
  expect(dialog.getByRole('img', { name: 'โปสเตอร์เรื่องที่ 1' })).toBeTruthy()
})

test('a member who leaves before the films are there is shown no failure', async () => {
  signIn()
  openSite('/auth/media/movie', { 'GET /api/auth/configuration/list': posters, [byKey]: never() })
  await waitFor(() => expect(calls(byKey).length).toBeGreaterThan(0))
  await userEvent.click(screen.getByRole('link', { name: 'ย้อนกลับ' }))
  await waitFor(() => expect(address()).toBe('/auth/media'))
  expect(screen.queryByRole('alert')).toBeNull()
})

function carry(name: string, html: string) {
  const text = document.createElement('script')
  Object.assign(text, { type: 'application/json', id: 'legal', textContent: JSON.stringify(html) })
  text.setAttribute('data-page', name)
  document.head.append(text)
}

describe('Legal', () => {
  afterEach(() => document.getElementById('legal')?.remove())

  test.each([
    ['a visitor', '/'],
    ['a member', '/auth/dashboard'],
  ])('%s reads the operator’s own words, and goes back home', async (who, home) => {
    if (who === 'a member') signIn()
    carry('terms', '<p>หนึ่งคนหนึ่งบัญชี</p>')
    openSite('/legal/terms')
    expect(await screen.findByRole('heading', { level: 1, name: 'ข้อกำหนดการใช้งาน' })).toBeTruthy()
    expect(screen.getByText('หนึ่งคนหนึ่งบัญชี')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe(home)
  })

  test('the text of one page is not shown as another’s; it comes with a load', async () => {
    carry('terms', '<p>หนึ่งคนหนึ่งบัญชี</p>')
    openSite('/legal/privacy')
    const again = await screen.findByRole('link', { name: 'โหลดอีกครั้ง' })
    expect(again.getAttribute('href')).toBe('/legal/privacy')
    expect(screen.queryByText('หนึ่งคนหนึ่งบัญชี')).toBeNull()
  })

  test('every page leads to the help and the five legal pages', async () => {
    openSite('/contact')
    const links = (await screen.findByRole('navigation', { name: 'ช่วยเหลือและข้อกำหนด' })).querySelectorAll('a')
    expect(Array.from(links, (link) => link.getAttribute('href'))).toEqual([
      '/help',
      '/legal/terms',
      '/legal/privacy',
      '/legal/cookies',
      '/legal/play-safe',
      '/legal/complaints',
    ])
  })
})

test('while a limit of the member’s own shuts the games, paying in says so', async () => {
  signIn()
  openSite('/auth/deposit', {
    'GET /api/setting': aSetting({ features: { limits: true } }),
    'GET /api/auth/protection/limits': aLimits([aLimit({ kind: 'LOSS', amount: 500, used: 700, left: 0 })]),
  })
  const shut = { name: 'ครบวงเงินเสียต่อวันที่คุณตั้งไว้แล้ว' }
  const card = await screen.findByRole('region', shut)
  expect(within(card).getByText(/^เล่นไม่ได้จนถึง/)).toBeTruthy()
})
