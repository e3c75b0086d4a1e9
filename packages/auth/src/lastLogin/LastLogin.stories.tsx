import { aSetting, mockApi, signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LastLogin } from './LastLogin.tsx'

const meta = {
  component: LastLogin,
  args: { passwordLink: '/password' },
  beforeEach: () => {
    signIn()
    mockApi({
      'GET /api/setting': aSetting({ features: { lastLogin: true } }),
      'GET /api/auth/session/last': {
        at: '2026-11-20T14:05:00.000+07:00',
        platform: 'AND',
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36 Line/14.9.0',
      },
    })
  },
} satisfies Meta<typeof LastLogin>
export default meta

export const OnAPhone: StoryObj<typeof meta> = {}
