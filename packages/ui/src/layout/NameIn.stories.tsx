import type { Meta, StoryObj } from '@storybook/react-vite'
import { AsWritten, NameIn } from './NameIn.tsx'

const meta = {
  component: NameIn,
  subcomponents: { AsWritten },
  parameters: {
    guide: {
      use: 'A sentence that contains a member’s name or an account.',
      not: 'Text without names.',
      access: 'Browsers that translate the page leave the name as it is.',
      copy: 'The sentence comes from the words, the name from the server.',
    },
  },
  args: { text: 'w•••4 ถอนสำเร็จ 10,700 บาท', name: 'w•••4' },
} satisfies Meta<typeof NameIn>
export default meta

export const InASentence: StoryObj<typeof meta> = {}
