import { anAnnouncement, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Banners } from './Banners.tsx'

const banner = (uuid: string, title: string) =>
  anAnnouncement({ uuid, type: 'BANNER', title, detail: `<p>${title}</p>` })

const meta = {
  component: Banners,
  args: { title: 'ข่าวสารและโปรโมชั่น' },
  parameters: { layout: 'padded' },
  beforeEach: () =>
    mockApi({
      'GET /api/announcement': [
        banner('1', 'ฝากด้วยสลิป รู้ผลทันที'),
        banner('2', 'สมัครสมาชิกใน 2 ขั้นตอน แล้วเริ่มฝากได้เลยตั้งแต่ 50 บาท'),
        banner('3', 'เล่นอย่างมีสติ'),
      ],
    }),
} satisfies Meta<typeof Banners>
export default meta

type Story = StoryObj<typeof meta>

export const Several: Story = {}

/** In a column of a desktop, cards slide within it. */
export const InARail: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <div style={{ width: 346 }}>
      <Banners {...args} />
    </div>
  ),
  play: async () => {
    const list = await screen.findByRole('list')
    await expect(list.getBoundingClientRect().width).toBe(346)
  },
}

export const One: Story = {
  beforeEach: () => mockApi({ 'GET /api/announcement': [banner('1', 'ฝากด้วยสลิป รู้ผลทันที')] }),
}

export const PictureBroken: Story = {
  beforeEach: () =>
    mockApi({
      'GET /api/announcement': [{ ...banner('1', 'ฝากด้วยสลิป รู้ผลทันที'), image: '/files/not-there.svg' }],
    }),
}

export const Opened: Story = {
  ...One,
  play: async () => userEvent.click(await screen.findByRole('button', { name: /ฝากด้วยสลิป/ })),
}
