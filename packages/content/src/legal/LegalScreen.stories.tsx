import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LegalScreen } from './LegalScreen.tsx'
import { LegalText } from './LegalText.ts'

const text = `<p>ฉบับ พฤศจิกายน 2569</p><blockquote><p><strong>ข้อความตัวอย่าง</strong> ผู้ให้บริการต้องแทนที่ก่อนเปิดให้บริการ</p></blockquote>
<h2>ผู้ที่ใช้บริการได้</h2><ul><li>อายุ 20 ปีขึ้นไป</li><li>หนึ่งคนเปิดได้หนึ่งบัญชี</li></ul>
<h2>วงเงิน</h2><table><thead><tr><th>ระดับ</th><th>ต่อวัน</th></tr></thead><tbody><tr><td>1</td><td>50,000 บาท</td></tr></tbody></table>
<h3>เมื่อไม่เห็นด้วย</h3><ol><li>แจ้งเจ้าหน้าที่</li><li>ขอให้ทบทวน</li></ol><p><a href="/legal/complaints">การร้องเรียน</a></p>`

const meta = {
  component: LegalScreen,
  args: { name: 'terms', title: 'ข้อกำหนดการใช้งาน', href: '/legal/terms', back: '/' },
  parameters: { path: '/legal/terms' },
  decorators: [(Story) => <LegalText.Provider value={text}>{Story()}</LegalText.Provider>],
} satisfies Meta<typeof LegalScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {
  play: async ({ canvas }) => {
    const word = await canvas.findByText('เจ้าหน้าที่')
    await expect(getComputedStyle(word).whiteSpace).toBe('nowrap')
  },
}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Missing: Story = {
  decorators: [(Story) => <LegalText.Provider value={undefined}>{Story()}</LegalText.Provider>],
}
