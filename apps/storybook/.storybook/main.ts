import { join } from 'node:path'
import { packageTables } from '@member/testing/package-tables'
import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { statesOf } from '../tagStates.ts'

const isTest = Boolean(process.env['VITEST'])

// If discovered late, they would reload the page during a test.
const bundledFirst = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@member/brand > jsonc-parser',
  '@member/brand > fontkit',
  '@member/brand > saxes',
  '@member/brand > css-tree',
  '@member/brand-build > markdown-it',
]

const withTags = <Entry extends { tags?: string[] }>(entry: Entry, tags: string[]): Entry =>
  Object.assign(entry, { tags: [...(entry.tags ?? []), ...tags] })

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    ...(isTest ? [] : ['../src/**/*.mdx']),
    { directory: '../../../packages/ui/src', titlePrefix: 'ui' },
    { directory: '../../../packages/auth/src', titlePrefix: 'auth' },
    { directory: '../../../packages/wallet/src', titlePrefix: 'wallet' },
    { directory: '../../../packages/games/src', titlePrefix: 'games' },
    { directory: '../../../packages/rewards/src', titlePrefix: 'rewards' },
    { directory: '../../../packages/protection/src', titlePrefix: 'protection' },
    { directory: '../../../packages/identity/src', titlePrefix: 'identity' },
    { directory: '../../../packages/analytics/src', titlePrefix: 'analytics' },
    { directory: '../../../packages/landing/src', titlePrefix: 'landing' },
    { directory: '../../../packages/home/src', titlePrefix: 'home' },
    { directory: '../../../packages/content/src', titlePrefix: 'content' },
    { directory: '../../../packages/news/src', titlePrefix: 'news' },
    { directory: '../../../packages/support/src', titlePrefix: 'support' },
    { directory: '../../member-web/src', titlePrefix: 'app' },
  ],
  // The frame of the support chat, and a page to embed.
  staticDirs: ['../../member-web/public'],
  // Tests render stories, no pages of documentation.
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isTest ? [] : ['@storybook/addon-docs'])],
  previewAnnotations: (others = []) =>
    isTest ? others : [...others, join(import.meta.dirname, '../src/docs/preview.ts')],
  docs: { defaultName: 'Overview' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
  },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...given) =>
        (await indexer.createIndex(...given)).map((entry) =>
          entry.type === 'story' ? withTags(entry, statesOf(entry.exportName)) : entry,
        ),
    })),
  // TypeScript 7 has no compiler API for `react-docgen-typescript`. Disabled in tests, which show no table of
  // props and would spend time on reading every component.
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [vite.plugins, react(), packageTables(join(import.meta.dirname, '../../member-web'))],
    // Uses the packages' sources, in the static build too.
    resolve: { ...vite.resolve, conditions: ['development', ...defaultClientConditions] },
    worker: { format: 'iife' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Vite does not discover a worker's dependencies from the page.
      entries: [vite.optimizeDeps?.entries ?? [], '../../packages/*/src/**/*.worker.ts'].flat(),
      include: [...(vite.optimizeDeps?.include ?? []), ...bundledFirst],
      // Without it the pre-bundled React is neither development nor production, and JSX throws.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
  }),
}

export default config
