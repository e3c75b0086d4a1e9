import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalText } from '../legal/LegalText.ts'
import { HelpScreen } from './HelpScreen.tsx'

const text = `<h2>ฝากเงิน</h2>
<details><summary>โอนแล้วแต่เครดิตยังไม่เข้า</summary>
<p>รอให้ครบเวลาที่หน้า “ฝากเงิน” บอกไว้ก่อน หากยังไม่เข้า ให้กด “แนบสลิป”</p>
</details>
<h2>สลิป</h2>
<details open><summary>สลิปไม่ผ่าน ต้องทำอย่างไร</summary>
<p>อ่านเหตุผลที่แสดงก่อน</p>
<ul>
<li>อ่าน QR ไม่ได้: บันทึกสลิปใหม่จากแอปธนาคาร</li>
<li>สลิปถูกใช้ไปแล้ว: เปิด “ประวัติรายการ”</li>
</ul>
</details>
`

const meta = {
  component: HelpScreen,
  args: {
    href: '/help',
    contactLink: '/contact',
    back: '/',
    screens: {
      ฝากเงิน: '/auth/deposit',
      แนบสลิป: '/auth/deposit/slip',
      ประวัติรายการ: '/auth/transaction/history',
    },
  },
  parameters: { path: '/help' },
  decorators: [(Story) => <LegalText.Provider value={text}>{Story()}</LegalText.Provider>],
} satisfies Meta<typeof HelpScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Searched: Story = {
  parameters: { path: '/help?q=สลิป' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 2 })
    const group = first!.parentElement!
    await expect(group.offsetTop - group.parentElement!.offsetTop).toBe(0)
  },
}

export const NothingFound: Story = { parameters: { path: '/help?q=ฟุตบอล' } }

export const Missing: Story = {
  decorators: [(Story) => <LegalText.Provider value={undefined}>{Story()}</LegalText.Provider>],
}
