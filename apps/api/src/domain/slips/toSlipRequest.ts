import type { SlipRequest } from '@member/api-client'
import type { InferSelectModel } from 'drizzle-orm'
import { codeOf } from '../banks/bankCodes.ts'
import type { slipRequests } from '../../database/schema.ts'
import { toBaht } from '../../values/satang.ts'
import { inLanguage } from '../../http/language.ts'
import { apiTime } from '../../values/bangkok.ts'
import type { PictureAddress } from './pictureAddress.ts'

export type SlipRequestRow = InferSelectModel<typeof slipRequests>

export const toSlipRequest = (row: SlipRequestRow, addressOf: PictureAddress): SlipRequest => ({
  uuid: row.uuid,
  order: row.order,
  transRef: row.transRef,
  amount: toBaht(row.amount),
  status: row.status,
  sendingBank: row.sendingBank ?? codeOf(row.bankName),
  transAt: apiTime(row.transAt),
  remark: inLanguage(row).remark,
  imageUrl: row.imageUuid && addressOf(row.imageUuid),
  createdAt: apiTime(row.createdAt),
})
