import { signOut } from '@member/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readBarcodes } from 'zxing-wasm/reader'
import { show } from '../show.testing.tsx'
import { pixelsOf, prepareZxing } from '../slip/reading/drawnSlips.testing.ts'
import { PromptPay } from './PromptPay.tsx'

beforeAll(prepareZxing)
afterEach(signOut)

const target = { type: 'MSISDN', target: '0812345678' } as const

/** What a bank's camera reads from the pixels on the member's screen. */
async function readScreen() {
  const box = await screen.findByRole('img', { name: /QR พร้อมเพย์/ })
  await waitFor(() => expect(box.querySelector('svg')).toBeTruthy())
  const svg = new XMLSerializer().serializeToString(box.querySelector('svg')!)
  const pixels = await pixelsOf(await sharp(Buffer.from(svg)).resize(216).png().toBuffer())
  const [read] = await readBarcodes(pixels, { formats: ['QRCode'] })
  return read?.text
}

test('a bank’s camera reads the PromptPay QR, without and with the amount a member types', async () => {
  const hands = show(<PromptPay target={target} account="4051234567" minDeposit={100} />)
  await hands.click(screen.getByRole('button', { name: 'แสดง QR พร้อมเพย์' }))
  expect(await readScreen()).toBe(
    '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
  )
  await hands.type(screen.getByLabelText(/ใส่ยอดลงใน QR/), '100.50')
  expect(await readScreen()).toBe(
    '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
  )
})

test('an amount that is none leaves the QR without one', async () => {
  const hands = show(<PromptPay target={target} account="4051234567" minDeposit={100} />)
  await hands.click(screen.getByRole('button', { name: 'แสดง QR พร้อมเพย์' }))
  await hands.type(screen.getByLabelText(/ใส่ยอดลงใน QR/), '1.005')
  expect(await readScreen()).toContain('010211')
})

test('an amount too small to be credited is kept out of the QR', async () => {
  const hands = show(<PromptPay target={target} account="4051234567" minDeposit={100} />)
  await hands.click(screen.getByRole('button', { name: 'แสดง QR พร้อมเพย์' }))
  await hands.type(screen.getByLabelText(/ใส่ยอดลงใน QR/), '99')
  expect(await readScreen()).toContain('010211')
})
