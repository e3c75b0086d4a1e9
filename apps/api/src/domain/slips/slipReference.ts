import { readSlipQr } from '@member/banks/thai-qr'
import type { SlipReference } from '../../services/bank.ts'
import type { Refusal } from '../../http/refusals.ts'
import { slipRefusals } from './slipRefusals.ts'

/** Returns the transfer that the first valid slip code among QR texts names, or a refusal if none does. */
export function slipReference(texts: string[]): { reference: SlipReference } | { refusal: Refusal } {
  for (const text of texts) {
    const reference = readSlipQr(text)
    if (reference) return { reference }
  }
  return { refusal: texts.length > 0 ? slipRefusals.notSlipQr() : slipRefusals.noQr() }
}
