import { expect, test, vi } from 'vitest'
import { isOldBrowser } from './isOldBrowser.ts'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { LineBrowser } from './Notices.tsx'

const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${rest} Mobile Safari/537.36`
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.0 Mobile/15E148 Safari/604.1`
const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.1 Safari/605.1.15`

test.each([
  android('Chrome/78.0.1'),
  android('SamsungBrowser/19.0 Chrome/102.0.1'),
  android('Version/4.0 Chrome/110.0 MiuiBrowser/11.9'),
  android('Chrome/99.0.1 OPR/85.0'),
  'Mozilla/5.0 (Windows NT 10.0) Chrome/114.0.0.0 Safari/537.36 Edg/114.0',
  'Mozilla/5.0 (Windows NT 10.0) Chrome/51.0 Safari/537.36 Edge/14.1',
  'Mozilla/5.0 (X11; Linux x86_64) Ubuntu Chromium/119.0 Chrome/119.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; rv:79.0) Gecko/20100101 Firefox/79.0',
  iPhone('12'),
  mac('11'),
])('a member with an old browser is warned: %s', (userAgent) => expect(isOldBrowser(userAgent)).toBe(true))

test.each([
  android('Chrome/79.0.1'),
  android('SamsungBrowser/20.0 Chrome/106.0.1'),
  android('Version/4.0 Chrome/112.0 MiuiBrowser/12.0'),
  android('Chrome/100.0.1 OPR/86.0'),
  'Mozilla/5.0 (Windows NT 10.0) Chrome/51.0 Safari/537.36 Edge/15.0',
  'Mozilla/5.0 (X11; Linux x86_64) Ubuntu Chromium/120.0 Chrome/120.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0) Chrome/115.0.0.0 Safari/537.36 Edg/115.0',
  'Mozilla/5.0 (Windows NT 10.0; rv:80.0) Gecko/20100101 Firefox/80.0',
  iPhone('13'),
  mac('12'),
  'a browser nobody knows',
])('a member with a supported one is not: %s', (userAgent) => expect(isOldBrowser(userAgent)).toBe(false))

test('who reads English in LINE’s own browser reads English outside of it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14) Mobile Line/14.3.0',
  )
  render(
    <MemoryRouter basename="/en" initialEntries={['/en/contact?topic=1']}>
      <LineBrowser />
    </MemoryRouter>,
  )
  const link = await screen.findByText('เปิดด้วยเบราว์เซอร์')
  expect(link.getAttribute('href')).toBe('/en/contact?topic=1&openExternalBrowser=1')
})
