import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  component: CopyButton,
  args: { value: '1234567890', label: 'คัดลอกเลขที่บัญชี' },
} satisfies Meta<typeof CopyButton>
export default meta

export const Ready: StoryObj<typeof meta> = {}
