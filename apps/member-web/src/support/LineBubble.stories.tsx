import { mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { forVisitors } from '../testing/answers.ts'
import { LineBubble } from './LineBubble.tsx'

const meta = { component: LineBubble, beforeEach: () => mockApi(forVisitors) } satisfies Meta<
  typeof LineBubble
>
export default meta

export const Floating: StoryObj<typeof meta> = {}
