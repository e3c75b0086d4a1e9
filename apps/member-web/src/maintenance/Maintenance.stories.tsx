import { anOperation, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { forVisitors } from '../testing/answers.ts'
import { Maintenance } from './Maintenance.tsx'

const status = 'GET /api/setting/operational/website'

const meta = {
  component: Maintenance,
  parameters: { path: '/ma' },
  beforeEach: () => mockApi({ ...forVisitors, [status]: anOperation({ websiteStatus: 'MA' }) }),
} satisfies Meta<typeof Maintenance>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithReasonAndTime: Story = {
  beforeEach: () =>
    mockApi({
      ...forVisitors,
      [status]: anOperation({
        websiteStatus: 'MA',
        message: 'ปรับปรุงระบบธนาคารตามกำหนด',
        until: '2026-11-21T06:00:00+07:00',
      }),
    }),
}
