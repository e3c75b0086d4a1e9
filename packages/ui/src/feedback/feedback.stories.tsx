import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { confirm } from './confirm.ts'
import type { ConfirmOptions } from './confirmOptions.ts'
import type { Tone } from '../field/FormMessage.tsx'
import { toast } from './toast.ts'

const Asking = ({ options }: { options: ConfirmOptions }) => (
  <Button onClick={() => void confirm(options)}>{options.title}</Button>
)

const meta = {
  title: 'feedback/confirm and toast',
  // The id of its stories stays.
  id: 'ui-feedback',
  component: Asking,
  parameters: {
    guide: {
      use: 'confirm(): before what cannot be undone: a withdrawal, the forfeit of a bonus, a log-out. toast(): the result of what was done at once.',
      not: 'confirm() before what can be undone. toast() for failures that need an action: it goes after two seconds (CommandMessage, FormMessage).',
      access:
        'The question holds the focus and returns it; Escape declines. Its timer can be stopped, and a question about money has none. A toast is announced and takes no focus.',
      copy: 'The title and the button use one verb: ยืนยันถอนเงิน, ยืนยันถอน. The amount is on a line of its own, and large.',
    },
  },
  args: { options: { title: 'ยืนยันการออกจากระบบ', text: 'คุณต้องการออกจากระบบใช่หรือไม่' } },
  // Every story restores the page.
  beforeEach: () => async () => {
    for (const button of screen.queryAllByRole('button', { name: /^(ยกเลิก|ปิด)$/ }))
      await userEvent.click(button)
  },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
} satisfies Meta<typeof Asking>
export default meta

type Story = StoryObj<typeof meta>

const asked: Story['play'] = async (context) => {
  await meta.play(context)
  await screen.findByRole('button', { name: 'ยกเลิก' })
}

export const Question: Story = { play: asked }
export const QuestionWithTimer: Story = {
  args: { options: { title: 'ยืนยันการออกจากระบบ', text: 'คุณต้องการออกจากระบบใช่หรือไม่', timer: true } },
  play: asked,
}
export const QuestionOfMoney: Story = {
  args: {
    options: {
      title: 'ยืนยันถอนเงิน',
      figure: '99,999,999.99 บาท',
      text: 'เข้าบัญชี ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร •••• 7890',
      okLabel: 'ยืนยันถอน',
    },
  },
  play: asked,
}
export const QuestionInLightBrand: Story = {
  ...QuestionWithTimer,
  globals: { brand: 'talayfah' },
  play: async (context) => {
    await asked(context)
    const dialog = screen.getByRole('dialog')
    const [red] = getComputedStyle(dialog).backgroundColor.match(/\d+/) ?? []
    await expect(Number(red)).toBeGreaterThan(200)
    await expect(getComputedStyle(dialog.parentElement!).backgroundColor).toBe('rgba(0, 0, 0, 0.72)')
  },
}

const messages: Record<Tone, string> = {
  ok: 'ออกจากระบบเรียบร้อยแล้ว',
  info: 'คัดลอกลิงก์แล้ว',
  warn: 'บันทึกรูปไม่สำเร็จ ให้ถ่ายภาพหน้าจอแทน',
  bad: 'ทำรายการถี่เกินไป กรุณารอสักครู่',
}
const toastOf = (tone: Tone): Story => ({
  render: () => <Button onClick={() => void toast(messages[tone], tone)}>แจ้ง</Button>,
  play: async (context) => {
    await meta.play(context)
    await screen.findByText(messages[tone])
  },
})

export const Toast: Story = {
  render: () => <Button onClick={() => void toast(messages.ok)}>แจ้ง</Button>,
  play: async (context) => {
    await meta.play(context)
    await screen.findByText(messages.ok)
    const shown = screen.getByText(messages.ok).closest<HTMLElement>('.Toastify__toast')!
    await waitFor(() => expect(shown.getAnimations()).toEqual([]))
    const { left, right, top, bottom } = shown.getBoundingClientRect()
    await expect([left, right < window.innerWidth]).toEqual([window.innerWidth < 960 ? 16 : 24, true])
    await expect([top > window.innerHeight / 2, bottom < window.innerHeight]).toEqual([true, true])
    const bar = shown.querySelector<HTMLElement>('.Toastify__progress-bar')!
    const lasted = await new Promise<number>((resolve) =>
      bar.addEventListener('animationend', ({ elapsedTime }) => resolve(elapsedTime)),
    )
    await expect(lasted).toBe(2)
    await waitFor(() => expect(shown.isConnected).toBe(false))
  },
}
export const InformingToast = toastOf('info')
export const WarningToast = toastOf('warn')
export const RefusedToast = toastOf('bad')

export const ToastOverQuestion: Story = {
  play: async (context) => {
    await asked(context)
    await toast(messages.info, 'info')
    const said = await screen.findByText(messages.info)
    await waitFor(async () => {
      const { left, top, width, height } = said.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      await expect(said.contains(seen)).toBe(true)
    })
  },
}
