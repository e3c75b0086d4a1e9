import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartMissing } from './PartMissing.tsx'

const meta = { component: PartMissing } satisfies Meta<typeof PartMissing>
export default meta

export const Missing: StoryObj<typeof meta> = {}
