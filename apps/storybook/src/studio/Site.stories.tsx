import { mockApi } from '@member/api-client/testing'
import { forVisitors } from '@member/web/testing/answers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Site } from './Site.tsx'

const meta = {
  tags: ['!autodocs'],
  title: 'Brand/Site',
  component: Site,
  parameters: { path: '/login' },
  beforeEach: () => mockApi(forVisitors),
} satisfies Meta<typeof Site>
export default meta

type Story = StoryObj<typeof meta>

export const InItsOwnWords: Story = {
  globals: { brand: 'talayfah' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('ยินดีต้อนรับกลับสู่ฝั่งทะเลฟ้า')
  },
}

export const InOurs: Story = {
  globals: { brand: 'saengthong' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('ยินดีต้อนรับกลับสู่แสงทอง')
  },
}
