import { anAnnouncement, never, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { t } from './words.ts'
import { Marquee } from './Marquee.tsx'

const line = (uuid: string, title: string) => anAnnouncement({ uuid, type: 'MARQUEE', title })

const meta = {
  component: Marquee,
  parameters: { layout: 'padded' },
  beforeEach: () =>
    mockApi({
      'GET /api/announcement': [line('1', 'ตรวจสอบเลขที่บัญชีทุกครั้งก่อนโอน'), line('2', 'ฝากถอนได้ตลอด 24 ชั่วโมง')],
    }),
} satisfies Meta<typeof Marquee>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = {}

export const ForLessMotion: Story = { globals: { motion: 'still' } }

export const Stopped: Story = {
  globals: { motion: 'full' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: t.pause }))
    const [track] = await screen.findAllByRole('list')
    await expect(track).toHaveStyle({ animationPlayState: 'paused' })
  },
}

// Looked up each time: the story may be mounted anew while it plays.
const becomes = async (animationPlayState: string) =>
  waitFor(() => expect(screen.getAllByRole('list')[0]).toHaveStyle({ animationPlayState }))

export const BesideAForm: Story = {
  globals: { motion: 'full' },
  render: () => (
    <>
      <Marquee />
      <form>
        <input aria-label="ชื่อผู้ใช้" />
      </form>
    </>
  ),
  play: async () => {
    await screen.findAllByRole('list')
    await userEvent.click(screen.getByRole('textbox'))
    await becomes('paused')
    await userEvent.tab()
    await becomes('running')
    await userEvent.click(screen.getByRole('textbox'))
    await becomes('paused')
  },
}

export const Loading: Story = { beforeEach: () => mockApi({ 'GET /api/announcement': never() }) }
