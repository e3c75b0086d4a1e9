import {
  aConfiguration,
  aLogin,
  anAnnouncement,
  aRecentPayment,
  calls,
  refusal,
} from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { address, openSite } from '../testing/openSite.tsx'

const logIn = async () => {
  await userEvent.type(await screen.findByLabelText(/ชื่อผู้ใช้/), 'demo1234')
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), 'demo-pass-1234')
  await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
}

test('a member logs in on the first page and is at the dashboard', async () => {
  openSite('/', { 'POST /api/auth/login': aLogin() })
  await logIn()
  await waitFor(() => expect(address()).toBe('/auth/dashboard'))
  expect(calls('POST /api/auth/login')[0]?.body).toEqual({ username: 'demo1234', password: 'demo-pass-1234' })
})

test('a wrong password is said on the first page, and the name stays', async () => {
  openSite('/', { 'POST /api/auth/login': refusal(401010, null, { message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' }) })
  await logIn()
  expect(await screen.findByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/ชื่อผู้ใช้/).value).toBe('demo1234')
  expect(address()).toBe('/')
})

test('on a phone *log in* unfolds the form in place, where a refusal stays too', async () => {
  openSite('/', { 'POST /api/auth/login': refusal(401010, null, { message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' }) })
  const link = within(await screen.findByText(/เป็นสมาชิกอยู่แล้ว/)).getByText('เข้าสู่ระบบ')
  const form = screen.getByRole('region', { name: 'เข้าสู่ระบบ', hidden: true })
  expect(link.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(link)
  expect(link.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(within(form).getByLabelText(/ชื่อผู้ใช้/))
  expect(within(form).getByRole('link', { name: 'ลืมรหัสผ่าน' })).toBeTruthy()
  await logIn()
  expect(await within(form).findByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง')).toBeTruthy()
  expect(address()).toBe('/')
})

test('a visitor sees what there is to play, what was paid, who may play and who listens', async () => {
  openSite('/', { 'GET /api/withdraw/history': [aRecentPayment({ username: 'w•••4', amount: 10_700 })] })
  expect(await screen.findAllByText('w•••4')).toHaveLength(1)
  expect(screen.getByText('คาสิโนสด', { selector: 'span' })).toBeTruthy()
  expect(screen.getByRole('contentinfo').textContent).toContain('20 ปีขึ้นไป')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('1323').getAttribute('href')).toBe('tel:1323')
  expect(footer.getByText(/ใบอนุญาต/)).toBeTruthy()
  expect(footer.getByText(/© 2022/)).toBeTruthy()
})

test.each(['/', '/login', '/promotion'])(
  'a brand may have the year of now in its footer: %s',
  async (path) => {
    openSite(path, {}, aBrand({ footerYear: 'now' }))
    const footer = within(await screen.findByRole('contentinfo'))
    expect(footer.getByText(`© ${new Date().getFullYear()} แสงทอง สงวนลิขสิทธิ์`)).toBeTruthy()
  },
)

const popup = (uuid: string, title: string, order: number) =>
  anAnnouncement({
    uuid,
    title,
    order,
    type: 'POPUP',
    detail: `<p>${title} <script>x</script><b>ทั้งหมด</b></p>`,
  })

const dismiss = async (title: string) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(await within(dialog).findByText('ทั้งหมด')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'รับทราบ' }))
}

test('announcements come one a visit, and each once', async () => {
  const popups = { 'GET /api/announcement': [popup('b', 'เรื่องที่สอง', 2), popup('a', 'เรื่องแรก', 1)] }
  openSite('/', popups)
  await dismiss('เรื่องแรก')
  expect(screen.queryByRole('dialog')).toBeNull()

  cleanup()
  sessionStorage.clear()
  openSite('/', popups)
  await dismiss('เรื่องที่สอง')

  cleanup()
  sessionStorage.clear()
  openSite('/', popups)
  await waitFor(() => expect(calls('GET /api/announcement')).toHaveLength(1))
  await screen.findByText('คาสิโนสด', { selector: 'span' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a banner opens what it says', async () => {
  openSite('/', {
    'GET /api/announcement': [
      anAnnouncement({ type: 'BANNER', title: 'ฝากด้วยสลิป', detail: '<p>รู้ผลทันที</p>' }),
    ],
  })
  await userEvent.click(await screen.findByRole('button', { name: /ฝากด้วยสลิป/ }))
  expect(await within(await screen.findByRole('dialog')).findByText('รู้ผลทันที')).toBeTruthy()
})

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

test('a brand’s own hero is in the place of the drawing, unless its server has a picture there', async () => {
  const own = { src: '/own/hero.jpg', webp: '/own/hero-800.webp 800w' }
  const brand = aBrand({ pictures: { 'home.top.background': own } })
  const site = openSite('/', {}, brand)
  await screen.findByRole('heading', { level: 1 })
  expect(pictures()).toContain(own.src)
  site.unmount()
  openSite(
    '/',
    { 'GET /api/configuration': [aConfiguration('home.top.background', '/files/top.jpg')] },
    brand,
  )
  await waitFor(() => expect(pictures()).toContain('/files/top.jpg'))
  expect(pictures()).not.toContain(own.src)
})
