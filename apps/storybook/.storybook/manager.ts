import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** What the folders of the sidebar are, for those who do not know the packages. */
const labels: Record<string, string> = {
  ui: 'ui: components',
  app: 'app: layouts, landing, dashboard',
  auth: 'auth: log-in, registration, profile',
  wallet: 'wallet: deposit, withdrawal, history',
  games: 'games: lobby, categories, play',
  rewards: 'rewards: wheel, cards, check-in, levels',
  protection: 'protection: limits, breaks, age',
  identity: 'identity: documents, confirmation of a session',
  news: 'news: announcements, notifications',
  brand: 'Brand: the Studio',
}

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Member site', brandUrl: './', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ id, name, depth }) => (depth === 0 ? (labels[id] ?? name) : name) },
  layoutCustomisations: {
    showPanel: ({ storyId = '' }: { storyId?: string }, shown: boolean) =>
      shown && !storyId.startsWith('brand-'),
  },
})
