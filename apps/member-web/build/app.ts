import type { App } from '@member/brand-build'
import manifest from '../package.json' with { type: 'json' }
import type { PageData } from '../src/boot/pageData.ts'
import { allTables } from './allTables.ts'
import { closedMark, hydratedMark, noteId, othersMark, rootId } from '../src/pageMarks/wires.ts'
import { routes } from '../src/routes/routes.ts'
import { bootScripts, faultsScript, schemeScript } from './bootScripts.ts'

/** Calls that the boot script sends. */
export const firstCalls: PageData['firstCalls'] = {
  operation: 'GET /api/setting/operational/website',
  everyone: ['GET /api/setting'],
  visitor: ['GET /api/configuration'],
  member: [
    // The largest figure of their home.
    'POST /api/auth/user/getCredit/:username {"balanceType":"M"}',
    'GET /api/auth/user/detail/:uuid',
    'POST /api/auth/setting {}',
    'GET /api/auth/configuration/list',
  ],
}

// Background of the page before any code has loaded, and the states that the boot script may set.
const styles =
  '*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}' +
  'body{margin:0;background:var(--bg);color:var(--text)}' +
  `html:not([${hydratedMark}]) #${rootId} [type=button]{opacity:.5;pointer-events:none}` +
  `[${othersMark}] #${rootId},[${closedMark}] #${rootId}{visibility:hidden}` +
  `#${noteId}{position:fixed;z-index:99;right:0;bottom:0;left:0;padding:16px;background:var(--surface-3);` +
  `color:var(--text);font:17px/1.65 sans-serif;text-align:center}#${noteId} p{margin:0}` +
  `#${noteId} button{min-height:48px;margin-top:8px;padding:0 24px;border:0;border-radius:12px;` +
  'background:var(--brand);color:var(--on-brand);font:inherit;font-weight:700}'

const part = (name: string) => `../../packages/${name.replace('/', '/dist/')}.js`

export const app: App = {
  routes,
  tables: allTables,
  scripts: ({ reports, scheme }) => [
    ...(reports ? [faultsScript()] : []),
    ...bootScripts(),
    ...(scheme === 'both' ? [schemeScript()] : []),
  ],
  styles,
  pageData: ({ renderedFor, firstCalls: own, tables }): PageData => ({
    version: manifest.version,
    renderedFor,
    firstCalls: { ...firstCalls, everyone: [...firstCalls.everyone, ...own] },
    texts: tables['site/boot'],
  }),
  memberSources: ['src/layouts/MembersLayout.tsx', 'src/startUp/StartUp.tsx'],
  laterSources: {
    visitor: ['src/startUp/StartUp.tsx', part('support/line/LineBubble')],
    member: [
      part('live/startLive'),
      part('news/bell/UnreadCount'),
      part('rewards/checkIn/CheckInPopup'),
      part('support/chat/SupportChat'),
      part('support/line/LineBubble'),
    ],
  },
}
