import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import { addresses } from '../database/schema.ts'
import type { Member } from '../services/services.ts'

export const givePoints = (database: Database, { uuid }: Member, points: number) =>
  database.transaction((tx) =>
    ledger.post(tx, {
      kind: 'points',
      member: uuid,
      entries: [
        { account: ledger.pointsOf(uuid), amount: BigInt(points) },
        { account: ledger.loyalty, amount: -BigInt(points) },
      ],
    }),
  )

export const giveAddress = (database: Database, { uuid, name, phone }: Member) =>
  database.insert(addresses).values({
    memberUuid: uuid,
    name,
    phone,
    address: '99/12',
    subDistrict: 'พระโขนงเหนือ',
    district: 'วัฒนา',
    province: 'กรุงเทพมหานคร',
    zipcode: '10110',
  })
