import {
  aCredit,
  aDeposit,
  aDepositAccount,
  aGame,
  aLevel,
  aList,
  aMember,
  aMemberSummary,
  anOperation,
  aProvider,
  aRecentPayment,
  aSetting,
  wire,
  type WireAnswers,
} from '@member/api-client/testing'
import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'

/** What an open site answers visitors. */
export const forVisitors: WireAnswers = {
  'GET /api/setting': aSetting(),
  'GET /api/setting/operational/website': anOperation(),
  'GET /api/configuration': [],
  'GET /api/announcement': [],
  'GET /api/deposit': [aRecentPayment()],
  'GET /api/withdraw/history': [aRecentPayment()],
}

/** What it answers a member. */
export const forMembers: WireAnswers = {
  ...forVisitors,
  'GET /api/auth/user/detail/:uuid': aMember(),
  'GET /api/auth/user/:uuid': aMemberSummary(),
  'POST /api/auth/setting': { setting: null },
  'GET /api/auth/configuration/list': [],
  'GET /api/auth/announcement': [],
  'POST /api/auth/user/getCredit/:username': aCredit(),
  'GET /api/auth/user/level/:uuid': aLevel(),
  'POST /api/auth/user/transfer/to/bank': aDepositAccount(),
  'GET /api/auth/deposit/:uuid': aList([aDeposit()]),
  'GET /api/auth/withdraw/withdraw-history/:uuid': aList([]),
  'GET /api/auth/withdraw/withdraw-request/:uuid': [],
  'GET /api/auth/slip/my/request': [],
  'GET /api/auth/address/mine': null,
  'POST /api/auth/user/game/list': aList([aGame()]),
  'POST /api/auth/user/games/:gameCate': { items: [aGame()], total: 1, providers: [aProvider()] },
}

/** Opens the site at `path` as a browser does. */
export function openSite(path: string, answers: WireAnswers = {}, brand: Brand = aBrand()) {
  wire({ ...forMembers, ...answers })
  window.history.replaceState(null, '', path)
  return render(
    <BrowserRouter>
      <App brand={brand} />
    </BrowserRouter>,
  )
}

/** Where the site is now. */
export const address = () => window.location.pathname + window.location.search
