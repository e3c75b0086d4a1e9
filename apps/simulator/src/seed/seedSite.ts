import type { Brand } from '@member/brand'
import { brandTexts } from '@member/brand/in-language'
import { day } from '@member/api/values/bangkok'
import { en, th } from './words.ts'
import { picturesOf } from './art/pictures.ts'
import {
  announcements,
  configurations,
  type Database,
  files,
  operatorAccounts,
  writeOperation,
  writeSite,
} from '@member/api/importing'

export async function seedSite(tx: Database, brand: Brand, now: Date) {
  await writeSite(tx, {
    line1: brand.line.line1,
    line2: brand.line.line2,
    minDeposit: 50,
    minWithdraw: 100,
    promotion: null,
    promotionRun: 1,
    turnoverTimes: 5,
    idleMinutes: 30,
    minimumAge: brand.minimumAge,
    phoneProof: false,
    consentVersion: '2026-11',
    identityFirstWithdrawal: false,
    payoutUpTo: null,
    // The demonstration has one staff member, so no second person can approve.
    adjustAlone: 1_000_000,
    pointsPerBaht: 10,
    mostWin: 10_000_000,
    identityAbove: 50_000,
    identityHours: 24,
    identityDays: 90,
    slipHours: 24,
    slipPictureDays: 90,
    commissionRate: 0.5,
    minCommission: 50,
    minRefund: 1,
  })
  await writeOperation(tx, { websiteStatus: 'ON' })
  await tx.insert(operatorAccounts).values([
    {
      bankName: 'KBANK',
      bankId: '0583927416',
      accountName: th.operator(brand.displayName),
      promptPayType: 'NATID',
      promptPayTarget: '0105566778891',
      rank: 1,
    },
    {
      bankName: 'SCB',
      bankId: '4680231957',
      accountName: th.operator(brand.displayName),
      promptPayType: 'MSISDN',
      promptPayTarget: '0891234567',
      rank: 2,
    },
  ])
  const content = new TextEncoder()
  await tx.insert(files).values(
    picturesOf(brand).map(({ path, svg }) => ({
      path,
      mime: 'image/svg+xml',
      content: content.encode(svg),
    })),
  )
  await tx.insert(configurations).values([
    { key: 'home.normal.background', path: '/files/home/background.svg' },
    { key: 'home.top.background', path: '/files/home/top.svg' },
    { key: 'home.menuBottom.allGame', path: '/files/home/allGame.svg', membersOnly: true },
  ])
  const running = {
    startAt: new Date(now.getTime() - 3 * day),
    endAt: new Date(now.getTime() + 120 * day),
  }
  await tx.insert(announcements).values([
    {
      ...th.popup,
      english: en.popup,
      ...running,
      type: 'POPUP',
      audience: 'MEMBERS',
      rank: 1,
      image: '/files/announcement/welcome.svg',
    },
    { ...th.marquee, english: en.marquee, ...running, type: 'MARQUEE', audience: 'ALL', rank: 2 },
    {
      ...th.banner,
      english: en.banner,
      ...running,
      type: 'BANNER',
      audience: 'ALL',
      rank: 3,
      image: '/files/announcement/bank.svg',
    },
    {
      ...th.join(brand.displayName),
      english: en.join(brandTexts(brand, 'en').displayName),
      ...running,
      type: 'BANNER',
      audience: 'VISITORS',
      rank: 4,
      image: '/files/announcement/join.svg',
    },
  ])
}
