import type { Meta, StoryObj } from '@storybook/react-vite'
import { Failure } from './Failure.tsx'

const meta = {
  component: Failure,
  parameters: {
    guide: {
      use: 'In the place of a part that did not load.',
      not: 'The result of something the member did (FormMessage, CommandMessage).',
      access: 'Announced when it appears; one button tries again and says while it does.',
      copy: 'What happened in one sentence, then the reference for the support team.',
    },
  },
} satisfies Meta<typeof Failure>
export default meta

type Story = StoryObj<typeof meta>

const withRetry = {
  message: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่',
  requestId: '7f3c-1a2b',
  retry: () => undefined,
}

export const WithRetry: Story = { args: withRetry }
export const Retrying: Story = { args: { ...withRetry, retrying: true } }
export const NothingToDo: Story = {}
