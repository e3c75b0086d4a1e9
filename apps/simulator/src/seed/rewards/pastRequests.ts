import type { Address } from '@member/api-client'
import type { InferInsertModel } from 'drizzle-orm'
import { noRemark, remarkColumns } from '@member/api/values/remark'
import { day } from '@member/api/values/bangkok'
import type { Random } from '../../catalogue/random.ts'
import { remarks } from '../remarks.ts'
import type { Book } from './book.ts'
import { type rewardRequests, type RewardRow } from '@member/api/importing'

type Row = InferInsertModel<typeof rewardRequests> & { uuid: string; order: string; createdAt: Date }
type Asked = { reward: RewardRow; daysAgo: number; status: Row['status']; source?: Row['source'] }
type Past = { member: string; address: Address | null; random: Random; book: Book; now: Date }

export function pastRequest({ member, address, random, book, now }: Past, asked: Asked): Row {
  const { reward, daysAgo, status, source = 'POINTS' } = asked
  const createdAt = new Date(now.getTime() - daysAgo * day - random.whole(5, 600) * 60_000)
  const settledAt = new Date(Math.min(createdAt.getTime() + random.whole(30, 2_000) * 60_000, now.getTime()))
  const point = source === 'POINTS' ? reward.point : 0
  const row = {
    uuid: random.uuid(),
    memberUuid: member,
    order: random.uuid(),
    rewardUuid: reward.uuid,
    source,
    point,
    status,
    address: reward.needAddress ? address : null,
    trackingNo: status === 'SHIPPED' ? `TH${random.digits(11)}B` : null,
    ...(status === 'REJECTED' ? remarkColumns(remarks.outOfStock) : noRemark),
    createdAt,
    updatedAt: status === 'PENDING' ? createdAt : settledAt,
  }
  const noted = { member, reference: row.uuid, order: row.order }
  if (point > 0) book.note({ ...noted, kind: 'reward', at: createdAt }, 'points', -BigInt(point))
  if (point > 0 && status === 'REJECTED') {
    book.note({ ...noted, kind: 'reward-returned', at: settledAt }, 'points', BigInt(point))
  }
  if (reward.credit > 0n) {
    book.note({ ...noted, kind: 'reward-credit', at: createdAt }, 'credit', reward.credit)
  }
  return row
}
