import { stored } from '@member/api-client/stored'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { InstallOffer } from './InstallOffer.tsx'
import { catchInstallPrompt } from './installPrompt.ts'

catchInstallPrompt()
const prompt = () => Promise.resolve()

const meta = {
  component: InstallOffer,
  beforeEach: () => {
    stored('localStorage', 'visits').write('2')
    stored('localStorage', 'install-declined').write(null)
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    return () => {
      stored('localStorage', 'visits').write(null)
      window.dispatchEvent(new Event('appinstalled'))
    }
  },
} satisfies Meta<typeof InstallOffer>
export default meta

export const SecondVisit: StoryObj<typeof meta> = {}
