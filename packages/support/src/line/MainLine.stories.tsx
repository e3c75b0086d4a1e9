import type { Meta, StoryObj } from '@storybook/react-vite'
import { MainLine } from './MainLine.tsx'

const meta = { component: MainLine, parameters: { layout: 'padded' } } satisfies Meta<typeof MainLine>
export default meta

export const Card: StoryObj<typeof meta> = {}
