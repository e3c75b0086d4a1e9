import { catalogue } from '@member/brand/own'
import type { Plugin } from 'vite'

const name = 'virtual:catalogue'

/** Our words by their keys, read as the build reads them: what is minified no longer says what a message is given. */
export const cataloguePlugin = (): Plugin => ({
  name: 'catalogue',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export const entries = ${JSON.stringify([...catalogue()])}` : undefined,
})
