import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstallOffer } from './InstallOffer.tsx'
import { keepInstallPrompt } from './installPrompt.ts'

keepInstallPrompt()
const prompt = () => Promise.resolve()

const meta = {
  component: InstallOffer,
  beforeEach: () => {
    localStorage.setItem('visits', '2')
    localStorage.removeItem('install-declined')
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    return () => {
      localStorage.removeItem('visits')
      window.dispatchEvent(new Event('appinstalled'))
    }
  },
} satisfies Meta<typeof InstallOffer>
export default meta

export const SecondVisit: StoryObj<typeof meta> = {}
