import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const shell =
  '<!doctype html><html lang="th"><head><meta charset="utf-8"><!--brand--><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"><!--page--></div><!--words--></body></html>'

const files = {
  'client/index.html': shell,
  'client/unsupported.html': '<!doctype html><title>-</title>',
  'client/support.html': '<!doctype html><meta charset="utf-8"><title>-</title>',
  'client/assets/index-1.js': 'console.log(1)',
  'client/assets/slipReader.worker-1.js': '1',
  'server/prerender.js': `export const rendererIn = (language, tables) => ({
  prerender: async (path, { displayName }) => {
    if (displayName === 'เสีย') throw new Error('no such page')
    return { html: '<h1>' + path + '</h1>', styles: '<style>h1{margin:0}</style>' }
  },
  titleOf: (path) => path === '/login' ? tables['auth/login'].title : 'หน้า ' + path,
})`,
}

export function aCompile(folder: string) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return join(folder, 'client')
}
