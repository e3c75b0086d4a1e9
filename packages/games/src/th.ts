export const th = {
  categories: {
    title: 'หมวดเกม',
    sport: 'กีฬา',
    casino: 'คาสิโนสด',
    slot: 'สล็อต',
    fishing: 'ยิงปลา',
    card: 'เกมไพ่',
    lotto: 'หวย',
    hot: 'ยอดนิยม',
  },
}
