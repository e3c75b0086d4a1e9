import type { Meta, StoryObj } from '@storybook/react-vite'
import { NameIn } from './NameIn.tsx'

const meta = {
  component: NameIn,
  args: { text: 'wi****84 ถอนสำเร็จ 10,700 บาท', name: 'wi****84' },
} satisfies Meta<typeof NameIn>
export default meta

export const InASentence: StoryObj<typeof meta> = {}
