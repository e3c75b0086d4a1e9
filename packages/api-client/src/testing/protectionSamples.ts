import type { Order } from '../call.ts'
import * as client from '../contract.ts'
import {
  aLimit,
  aLimits,
  anAway,
  aConsent,
  anIdentity,
  aRealityCheck,
  aSpending,
} from './protectionBuilders.ts'
import type { Samples } from './sample.ts'

const waiting = {
  amount: 900,
  askedAt: '2026-11-20T09:00:00.000+07:00',
  readyAt: '2026-11-21T09:00:00.000+07:00',
  lapsesAt: '2026-11-28T09:00:00.000+07:00',
  isReady: false,
}

const picture = new Blob(['picture'], { type: 'image/jpeg' })
const papers = { card: picture, selfie: picture }

const agreed = { version: '2026-11', terms: true, privacy: true, marketing: false } as const

/** An example of every call that protects a member, by the name of its function. */
export const protectionSamples = (order: Order): Samples => ({
  touchSession: {
    run: () => client.touchSession(),
    sends: 'POST /api/auth/session/touch',
    body: {},
    answer: null,
  },
  confirmPassword: {
    run: () => client.confirmPassword('a-good-password'),
    sends: 'POST /api/auth/session/confirm',
    body: { password: 'a-good-password' },
    answer: null,
  },
  getConsent: { run: () => client.getConsent(), sends: 'GET /api/auth/consent', answer: aConsent() },
  giveConsent: {
    run: () => client.giveConsent(agreed, order),
    sends: 'POST /api/auth/consent',
    body: agreed,
    answer: aConsent(),
  },
  setMarketingConsent: {
    run: () => client.setMarketingConsent(true, order),
    sends: 'POST /api/auth/consent/marketing',
    body: { marketing: true },
    answer: aConsent({ marketing: true }),
  },
  getIdentity: {
    run: () => client.getIdentity(),
    sends: 'GET /api/auth/identity',
    answer: anIdentity(),
  },
  sendIdentity: {
    run: () => client.sendIdentity(papers, order),
    sends: 'POST /api/auth/identity',
    body: papers,
    answer: anIdentity({ status: 'PENDING', sentAt: '2026-11-20T09:00:00.000+07:00' }),
  },
  getLimits: {
    run: () => client.getLimits(),
    sends: 'GET /api/auth/protection/limits',
    answer: aLimits([aLimit({ amount: 500, used: 200, left: 300, waiting })]),
  },
  setLimit: {
    run: () => client.setLimit({ kind: 'DEPOSIT', period: 'DAY', amount: 500 }, order),
    sends: 'POST /api/auth/protection/limits',
    body: { kind: 'DEPOSIT', period: 'DAY', amount: 500 },
    answer: aLimits([aLimit({ amount: 500, used: 0, left: 500 })]),
  },
  settleLimit: {
    run: () => client.settleLimit({ kind: 'DEPOSIT', period: 'DAY', isWanted: true }, order),
    sends: 'POST /api/auth/protection/limits/waiting',
    body: { kind: 'DEPOSIT', period: 'DAY', isWanted: true },
    answer: aLimits([aLimit({ amount: 900, used: 0, left: 900 })]),
  },
  declineLimits: {
    run: () => client.declineLimits(order),
    sends: 'POST /api/auth/protection/limits/declined',
    body: {},
    answer: aLimits(),
  },
  getBreak: { run: () => client.getBreak(), sends: 'GET /api/auth/protection/break', answer: anAway() },
  takeBreak: {
    run: () => client.takeBreak({ length: 'WEEK', password: 'demo-pass-1234', isUnderstood: true }, order),
    sends: 'POST /api/auth/protection/break',
    body: { length: 'WEEK', password: 'demo-pass-1234', isUnderstood: true },
    answer: anAway(),
  },
  askReturn: {
    run: () => client.askReturn(order),
    sends: 'POST /api/auth/protection/break/return',
    body: {},
    answer: anAway({ kind: 'EXCLUSION' }),
  },
  getRealityCheck: {
    run: () => client.getRealityCheck(),
    sends: 'GET /api/auth/protection/reality-check',
    answer: aRealityCheck(),
  },
  setRealityCheck: {
    run: () => client.setRealityCheck({ minutes: 30 }, order),
    sends: 'POST /api/auth/protection/reality-check',
    body: { minutes: 30 },
    answer: aRealityCheck(),
  },
  answerRealityCheck: {
    run: () => client.answerRealityCheck({ choice: 'CARRY_ON' }),
    sends: 'POST /api/auth/protection/reality-check/answer',
    body: { choice: 'CARRY_ON' },
    answer: aRealityCheck(),
  },
  getSpending: {
    run: () => client.getSpending(),
    sends: 'GET /api/auth/protection/spending',
    answer: aSpending(),
  },
  getSpendingFile: {
    run: () => client.getSpendingFile(),
    sends: 'GET /api/auth/protection/spending.csv',
    answer: { name: 'spending-somchai-2026-11-20.csv', text: 'เดือน,ฝาก,ถอน,สุทธิ' },
  },
})
