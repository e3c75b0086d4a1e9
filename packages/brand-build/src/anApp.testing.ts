import { legalNames } from '@member/brand'
import { byLanguage } from '@member/i18n'
import type { App, AppRoute } from './app/app.ts'
import type { Prefixed } from './words/brandWords.ts'

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
