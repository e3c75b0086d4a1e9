import type { Meta, StoryObj } from '@storybook/react-vite'
import { useHydrateAtoms } from 'jotai/utils'
import { expect, within } from 'storybook/test'
import { mocked, theGame, aLobby } from '../answers.testing.tsx'
import { BackToGame } from './BackToGame.tsx'
import { pausedAtom } from './launchState.ts'

const Paused = () => {
  useHydrateAtoms([[pausedAtom, theGame(0)]])
  return <BackToGame categoryLink={aLobby.categoryLink} />
}

const meta = { component: Paused, beforeEach: mocked({}) } satisfies Meta<typeof Paused>
export default meta

type Story = StoryObj<typeof meta>

export const GameLeftToPayIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^เครดิต 300\.00.บาท เข้าเกมทั้งหมด$/)).toBeVisible()
  },
}
