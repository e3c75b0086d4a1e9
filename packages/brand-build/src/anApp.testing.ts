import { legalNames } from '@member/brand'
import { byLanguage } from '@member/i18n'
import type { App, AppRoute } from './app/app.ts'
import type { Prefixed } from './words/brandWords.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const always = () => true

const page = (name: string): AppRoute => ({ path: `/${name}`, access: 'anyone', inSitemap: always })

export const thai: Prefixed[] = [{ language: 'th', prefix: '' }]
export const thaiAndEnglish: Prefixed[] = [...thai, { language: 'en', prefix: '/en' }]

/** An app with routes of every kind, a script for old browsers, and a script with texts. */
export const anApp: App = {
  routes: [
    {
      path: '/',
      access: 'visitor',
      preRendered: { file: 'index.html', source: 'src/Landing.tsx' },
      inSitemap: always,
      firstCalls: ['GET /api/banner'],
    },
    ...['login', 'register'].map((name): AppRoute => ({
      path: `/${name}`,
      access: 'visitor',
      preRendered: { file: `${name}.html`, source: `src/${name}.tsx` },
      inSitemap: always,
    })),
    ...['/regis/:team/:line', '/regiss/:team/:line', '/aff/:code'].map((path): AppRoute => ({
      path,
      access: 'visitor',
    })),
    ...['contact', 'promotion', 'live-score'].map(page),
    { path: '/score', access: 'anyone', inSitemap: ({ scores }) => scores !== undefined },
    {
      path: '/auth/dashboard',
      access: 'member',
      preRendered: { file: 'dashboard.html', source: 'src/Dashboard.tsx' },
    },
    { path: '/auth/deposit', access: 'member' },
    ...legalNames.map((name): AppRoute => ({
      path: `/legal/${name}`,
      access: 'anyone',
      preRendered: { file: `legal/${name}.html`, source: 'src/Legal.tsx' },
      inSitemap: always,
    })),
    { path: '/404', access: 'anyone' },
  ],
  tables: {
    ...byLanguage(() => ({
      'site/boot': { failed: 'Not loaded' },
      'site/offline': { title: 'The site cannot be reached', text: 'Wait', retry: 'Try again' },
      'auth/login': { title: 'Log in' },
    })),
    th: {
      'site/boot': { failed: 'โหลดไม่ครบ' },
      'site/offline': { title: 'เชื่อมต่อเว็บไซต์ไม่ได้', text: 'รอสักครู่', retry: 'ลองอีกครั้ง' },
      'auth/login': { title: 'เข้าสู่ระบบ' },
    },
  },
  scripts: ({ reports }) => [...(reports ? ['window.faults=[]'] : []), 'first()', 'boot()'],
  styles: 'body{margin:0}',
  pageData: ({ tables, ...data }) => ({ version: '1.2.3', ...data, texts: tables['site/boot'] }),
  memberSources: ['src/Members.tsx'],
  laterSources: { visitor: [], member: [] },
}

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
