import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

const isPage = (storyId = '') => /^(welcome|brand)-/.test(storyId)

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Member site', brandUrl: './', brandTarget: '_self' }),
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) => shown && !isPage(storyId),
  },
})
