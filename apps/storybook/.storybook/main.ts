import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../../../packages/ui/src', titlePrefix: 'ui' },
    { directory: '../../../packages/auth/src', titlePrefix: 'auth' },
    { directory: '../../../packages/wallet/src', titlePrefix: 'wallet' },
    { directory: '../../../packages/games/src', titlePrefix: 'games' },
    { directory: '../../../packages/rewards/src', titlePrefix: 'rewards' },
    { directory: '../../member-web/src', titlePrefix: 'app' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API for the other one.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    worker: { format: 'iife' },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Without it the pre-bundled React is neither development nor production, and JSX throws.
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
    },
  }),
}

export default config
