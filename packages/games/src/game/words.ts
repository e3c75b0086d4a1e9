import { words } from '@member/i18n'

export const id = 'games'

export const th = {
  categories: {
    title: 'หมวดเกม',
    all: 'ทั้งหมด',
    sport: 'กีฬา',
    casino: 'คาสิโนสด',
    slot: 'สล็อต',
    fishing: 'ยิงปลา',
    card: 'เกมไพ่',
    lotto: 'หวย',
    hot: 'ยอดนิยม',
  },
  card: {
    hot: 'ฮิต',
    fresh: 'ใหม่',
    closed: 'ปิดปรับปรุง',
    like: 'เพิ่ม {name} ในเกมโปรด',
    unlike: 'นำ {name} ออกจากเกมโปรด',
    likeFailed: 'บันทึกเกมโปรดไม่สำเร็จ กรุณาลองใหม่',
    again: 'เปิดเกม',
    loading: 'กำลังโหลดเกม',
  },
  category: {
    title: 'เกมทั้งหมด',
    providers: 'ค่ายเกม',
    fresh: 'มาใหม่',
    hot: 'เกมเด่น {category}',
    hottest: 'เกมยอดนิยมทุกหมวด',
    recent: 'เล่นล่าสุด',
    again: 'เล่นล่าสุด',
    favourites: 'เกมโปรดของฉัน',
    mine: 'เกมของฉัน',
    toAll: 'ดูเกมทั้งหมด',
    noneAgain: 'เกมที่เล่นแล้วจะอยู่ตรงนี้',
    noFavourites: 'กดหัวใจที่เกม แล้วเกมนั้นจะอยู่ตรงนี้',
    seeAll: 'ดูทั้งหมด {count:number} เกม',
    more: 'ดูทั้งหมด',
    empty: 'ยังไม่มีเกมในหมวดนี้',
    emptyHint: 'เลือกหมวดอื่นเพื่อดูเกมที่เปิดให้บริการ',
    maintenance: 'ปิดปรับปรุง',
  },
} as const

export const t = words<typeof th>(id)
