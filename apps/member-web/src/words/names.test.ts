import { tables } from '@member/testing/tables'
import { expect, test } from 'vitest'
import { en } from './words.en.ts'
import { th } from './words.ts'

test.each([
  ['th' as const, th],
  ['en' as const, en],
])('each thing has one name wherever a member reads it: %s', (language, { title, text, nav }) => {
  // Of the address, which menu and shortcuts use too, and on the page or on a link to it.
  expect(tables[language]).toMatchObject({
    'auth/address': { title: title.address },
    'auth/devices': { title: title.devices },
    'auth/forgotPassword': { title: title.forgotPassword },
    'auth/login': { title: title.login, register: title.register },
    'auth/passkeys': {
      title: title.passkeys,
      secondFactor: expect.stringMatching(new RegExp(title.secondFactor, 'i')),
    },
    'auth/password': {
      title: title.password,
      advice: { factor: title.secondFactor, devices: title.devices },
    },
    'auth/profile': {
      title: title.profile,
      level: title.ranking,
      address: title.address,
      password: title.password,
      secondFactor: title.secondFactor,
      passkeys: title.passkeys,
      devices: title.devices,
      identity: title.identity,
      playSafe: title.playSafe,
      inbox: title.inbox,
    },
    'auth/register': { title: title.register },
    'auth/secondFactor': { title: title.secondFactor },
    games: {
      categories: { casino: nav.casino, slot: nav.slot, sport: nav.sport, lotto: nav.lotto },
      category: { title: title.category },
    },
    'home/care': { title: title.playSafe },
    'home/help': { title: text.help },
    'home/media': {
      events: title.media,
      reward: title.reward,
      promotion: title.promotion,
      movie: title.movie,
    },
    'news/bell': { title: title.inbox },
    'news/inbox': { title: title.inbox, kind: { reward: title.reward } },
    protection: { title: title.playSafe },
    'protection/identity': { title: title.identity },
    'protection/spending': { title: title.spending },
    'rewards/affiliate': { title: title.affiliate },
    'rewards/claims': { title: title.reward },
    'rewards/flipCard': { title: title.flipCard, titleGoods: title.flipCardReward },
    'rewards/levels': { title: title.ranking },
    'rewards/promotion': { title: title.promotion },
    'rewards/wheel': { title: title.wheel },
    'rewards/winLost': { title: title.winLost, spending: title.spending },
    support: { title: title.contact },
    'wallet/deposit': { title: title.deposit, withdraw: title.withdraw, toSlip: title.slip },
    'wallet/history': { title: title.history },
    'wallet/ledger': { title: title.history, filter: { reward: title.reward } },
    'wallet/slip': { title: title.slip },
    'wallet/withdraw': { title: title.withdraw },
  })
})
