import { aDepositAccount, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readBarcodes } from 'zxing-wasm/reader'
import { pixelsOf, prepareZxing } from '../slip/reading/drawnSlips.testing.ts'
import { PayStep } from './PayStep.tsx'

beforeAll(prepareZxing)
afterEach(signOut)

const target = { type: 'MSISDN', target: '0812345678' } as const

async function readScreen() {
  const box = await screen.findByRole('img', { name: /QR พร้อมเพย์/ })
  await waitFor(() => expect(box.querySelector('svg')).toBeTruthy())
  const svg = new XMLSerializer().serializeToString(box.querySelector('svg')!)
  const pixels = await pixelsOf(await sharp(Buffer.from(svg)).resize(216).png().toBuffer())
  const [read] = await readBarcodes(pixels, { formats: ['QRCode'] })
  return read?.text
}

test('a bank’s camera reads the payee and the amount from the QR', async () => {
  const account = aDepositAccount({ promptPay: target })
  show(
    <PayStep
      isNew={false}
      account={account}
      amount={100.5}
      until={Date.now() + 60_000}
      isLimited={false}
      minDeposit={100}
      brandName="แสงทอง"
      slip={null}
      onCancel={() => undefined}
    />,
  )
  expect(await readScreen()).toBe(
    '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
  )
  expect(screen.getByText(/บริษัท แสงทอง จำกัด/)).toBeTruthy()
  // No bonus was chosen, and none is mentioned.
  expect(screen.getByText('โอนยอดอื่นได้ ระบบเข้าเครดิตตามยอดที่โอนจริง')).toBeTruthy()
  expect(screen.queryByText(/โบนัส/)).toBeNull()
})
