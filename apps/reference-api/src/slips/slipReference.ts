import { readSlipQr } from '@member/api-client/thai-qr'
import type { SlipReference } from '../bank/bank.ts'

/** The transfer a picture's QRs speak of: a slip may hold two, and the one whose slip CRC is right counts. */
export function slipReference(texts: string[]): SlipReference | 'no-qr' | 'no-slip-qr' {
  if (texts.length === 0) return 'no-qr'
  for (const text of texts) {
    const read = readSlipQr(text)
    if (read) return { sendingBank: read.sendingBank, transRef: read.transRef }
  }
  return 'no-slip-qr'
}
