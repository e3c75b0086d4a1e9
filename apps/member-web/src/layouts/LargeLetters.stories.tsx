import { mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect } from 'storybook/test'
import { forVisitors } from '../testing/answers.ts'
import { PublicLayout } from './PublicLayout.tsx'

const meta = {
  component: PublicLayout,
  parameters: {
    path: '/contact',
    viewport: { options: { narrow: { name: '320 phone', styles: { width: '320px', height: '640px' } } } },
  },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => {
    mockApi(forVisitors)
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  render: () => (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="*" element={null} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('banner')
    const bar = canvas.getByRole('banner')
    const controls = [...bar.querySelectorAll('a, button')]
      .map((control) => control.getBoundingClientRect())
      .filter(({ width }) => width > 1)
    await expect(controls.length).toBeGreaterThan(2)
    for (const [at, one] of controls.entries()) {
      await expect(one.left).toBeGreaterThanOrEqual(0)
      await expect(one.right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth)
      for (const other of controls.slice(at + 1))
        await expect(one.right <= other.left || one.bottom <= other.top).toBe(true)
    }
  },
} satisfies Meta<typeof PublicLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Thai: Story = {}

export const English: Story = { globals: { language: 'en' } }

export const Simple: Story = { globals: { brand: 'tawansom' } }
