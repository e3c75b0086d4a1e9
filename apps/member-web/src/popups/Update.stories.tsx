import type { Meta, StoryObj } from '@storybook/react-vite'
import { Update } from './Update.tsx'

const meta = { component: Update, args: { onClose: () => undefined } } satisfies Meta<typeof Update>
export default meta

export const ANewerBuild: StoryObj<typeof meta> = {}
