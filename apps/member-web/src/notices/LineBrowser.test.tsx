import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LineBrowser } from './LineBrowser.tsx'

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
