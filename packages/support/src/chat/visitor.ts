import { memberQuery, queryAtom, type User } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

const everything = (user: User) => ({
  name: user.name,
  phone: user.phone,
  level: user.level,
  username: user.user_pass.username,
  bankName: user.user_bank.bankName,
  // Enough to distinguish accounts (decisions).
  bankId: user.user_bank.bankId.slice(-4),
  point: user.user_credit.point,
})

export type Visitor = Partial<ReturnType<typeof everything>>

const memberAtom = queryAtom(() => memberQuery())

/** The member's data for the chat, without what the brand withholds; null until loaded. */
export const visitorAtom = atom<Visitor | null>((get) => {
  const { data } = get(memberAtom)
  if (!data) return null
  const visitor: Visitor = everything(data)
  for (const withheld of get(brandAtom).chat?.withhold ?? []) delete visitor[withheld]
  return visitor
})
