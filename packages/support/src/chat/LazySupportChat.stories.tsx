import { aMember, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazySupportChat } from './LazySupportChat.tsx'

const meta = {
  component: LazySupportChat,
  beforeEach: () => mockApi({ 'GET /api/auth/user/detail/:uuid': aMember() }),
} satisfies Meta<typeof LazySupportChat>
export default meta

export const Closed: StoryObj<typeof meta> = {}
