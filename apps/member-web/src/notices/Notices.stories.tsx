import { mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useHydrateAtoms } from 'jotai/utils'
import type { ReactNode } from 'react'
import { screen } from 'storybook/test'
import { failuresAtom } from '../failures/failures.ts'
import { forVisitors } from '../testing/answers.ts'
import { t } from '../words/words.ts'
import { Notices } from './Notices.tsx'

const pretend = (name: 'userAgent' | 'onLine', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true })
  return () => {
    Reflect.deleteProperty(navigator, name)
  }
}

const meta = { component: Notices, beforeEach: () => mockApi(forVisitors) } satisfies Meta<typeof Notices>
export default meta

type Story = StoryObj<typeof meta>

export const Offline: Story = { beforeEach: () => pretend('onLine', false) }

export const OnlineAgain: Story = {
  beforeEach: () => pretend('onLine', false),
  play: async () => {
    await screen.findByText(t.notice.offline)
    Reflect.deleteProperty(navigator, 'onLine')
    window.dispatchEvent(new Event('online'))
    await screen.findByText(t.notice.online)
  },
}

export const OldBrowser: Story = {
  beforeEach: () => pretend('userAgent', 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/79.0'),
}

export const LineBrowser: Story = {
  beforeEach: () => pretend('userAgent', 'Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Line/14.3.0'),
}

const Flagged = ({ children }: { children: ReactNode }) => {
  useHydrateAtoms([[failuresAtom, { unavailableSince: 1 }]])
  return children
}

export const Unavailable: Story = {
  render: () => (
    <Flagged>
      <Notices />
    </Flagged>
  ),
}
