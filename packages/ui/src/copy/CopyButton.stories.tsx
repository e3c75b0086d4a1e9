import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { t } from '../language/words.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  component: CopyButton,
  parameters: {
    guide: {
      use: 'A number or code that a member takes to another app: an account, a LINE id, a link.',
      not: 'Text that can be typed from memory.',
      access: 'Announces that it was copied, or how to copy by hand; the focus stays.',
      copy: 'Names what is copied: คัดลอกเลขที่บัญชี.',
    },
  },
  args: { value: '1234567890', label: 'คัดลอกเลขที่บัญชี' },
} satisfies Meta<typeof CopyButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Wide: Story = { args: { wide: true, variant: 'primary' } }

const pressed = (copies: boolean, words: string): Story => ({
  beforeEach: () => {
    const clipboard = { writeText: () => (copies ? Promise.resolve() : Promise.reject(new Error('a story'))) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
      Reflect.deleteProperty(document, 'execCommand')
    }
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: words })
  },
})

export const Copied = pressed(true, t.common.copied)
export const NotCopied = pressed(false, t.common.copyFailed)
