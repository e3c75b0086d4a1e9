import type { Notice, NoticeKind } from '@member/api-client'

type Words = Partial<Record<Notice['event'], (what: string) => string>>

const titles: Record<NoticeKind, Words> = {
  deposit: {
    DONE: (amount) => `เงินเข้าแล้ว ${amount}`,
    REJECTED: (amount) => `รายการฝาก ${amount} ไม่ผ่าน`,
  },
  withdraw: {
    DONE: (amount) => `ถอนสำเร็จ ${amount}`,
    FAILED: (amount) => `โอนเงินถอน ${amount} ไม่สำเร็จ`,
    REJECTED: (amount) => `คำขอถอน ${amount} ไม่ผ่าน`,
  },
  bonus: { DONE: (amount) => `ได้รับโบนัส ${amount}` },
  reward: {
    APPROVED: (name) => `อนุมัติ ${name} แล้ว`,
    SHIPPED: (name) => `จัดส่ง ${name} แล้ว`,
    REJECTED: (name) => `คำขอรับ ${name} ไม่ผ่าน`,
  },
  announcement: { NEWS: (title) => title },
}

/** Every word of the inbox. */
export const thInbox = {
  title: 'การแจ้งเตือน',
  unread: (count: string) => `การแจ้งเตือน มีใหม่ ${count} รายการ`,
  count: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  new: 'ใหม่',
  titleOf: ({ kind, event }: Pick<Notice, 'kind' | 'event'>, what: string) =>
    titles[kind][event]?.(what) ?? what,
  kept: 'เงินยังกันไว้ให้ กดส่งอีกครั้งได้ที่หน้าถอนเงิน',
  back: 'เงินคืนเข้าเครดิตแล้ว',
  parcel: (number: string) => `เลขพัสดุ ${number}`,
  reason: (why: string) => `เหตุผล: ${why}`,
  more: 'ดูรายการก่อนหน้า',
  moreFailed: 'โหลดรายการก่อนหน้าไม่สำเร็จ',
  empty: 'ยังไม่มีการแจ้งเตือน',
  emptyNext: 'เมื่อเงินเข้า เงินออก หรือมีของรางวัล จะแจ้งให้ทราบที่นี่',
  toHome: 'ไปหน้าหลัก',
  close: 'ปิด',
  over: 'ประกาศนี้สิ้นสุดแล้ว',
  choose: 'เลือกเรื่องที่ต้องการ',
  chooseText: 'เรื่องที่ไม่ได้เลือกจะไม่แสดงและไม่นับเป็นรายการใหม่',
  chooseFailed: 'บันทึกไม่สำเร็จ กรุณาลองใหม่',
  kind: {
    deposit: 'เงินฝาก',
    withdraw: 'เงินถอน',
    bonus: 'โบนัส',
    reward: 'ของรางวัล',
    announcement: 'ประกาศ',
  } satisfies Record<NoticeKind, string>,
} as const
