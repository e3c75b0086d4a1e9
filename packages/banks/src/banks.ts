/** A Thai bank; `digits` and `format` describe its usual account numbers, as a hint, not a rule. */
export interface Bank {
  readonly code: string
  readonly short: string
  readonly th: string
  readonly en: string
  readonly digits: number | null
  readonly format: string | null
}

export const banks: readonly Bank[] = [
  { code: '002', short: 'BBL', th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank', digits: 10, format: '3-1-5-1' },
  { code: '004', short: 'KBANK', th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank', digits: 10, format: '3-1-5-1' },
  { code: '006', short: 'KTB', th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank', digits: 10, format: '3-1-5-1' },
  {
    code: '011',
    short: 'TTB',
    th: 'ธนาคารทหารไทยธนชาต',
    en: 'TMBThanachart Bank',
    digits: 10,
    format: '3-6-1',
  },
  {
    code: '014',
    short: 'SCB',
    th: 'ธนาคารไทยพาณิชย์',
    en: 'Siam Commercial Bank',
    digits: 10,
    format: '3-1-5-1',
  },
  {
    code: '022',
    short: 'CIMBT',
    th: 'ธนาคารซีไอเอ็มบีไทย',
    en: 'CIMB Thai Bank',
    digits: 10,
    format: '3-1-5-1',
  },
  {
    code: '024',
    short: 'UOBT',
    th: 'ธนาคารยูโอบี',
    en: 'United Overseas Bank (Thai)',
    digits: 10,
    format: '3-3-3-1',
  },
  { code: '025', short: 'BAY', th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya', digits: 10, format: '3-1-5-1' },
  {
    code: '030',
    short: 'GSB',
    th: 'ธนาคารออมสิน',
    en: 'Government Savings Bank',
    digits: 12,
    format: '3-1-5-3',
  },
  {
    code: '033',
    short: 'GHB',
    th: 'ธนาคารอาคารสงเคราะห์',
    en: 'Government Housing Bank',
    digits: 12,
    format: '3-1-5-3',
  },
  {
    code: '034',
    short: 'BAAC',
    th: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
    en: 'Bank for Agriculture and Agricultural Cooperatives',
    digits: 12,
    format: '3-1-5-3',
  },
  {
    code: '035',
    short: 'EXIM',
    th: 'ธนาคารเพื่อการส่งออกและนำเข้าแห่งประเทศไทย',
    en: 'Export-Import Bank of Thailand',
    digits: null,
    format: null,
  },
  {
    code: '066',
    short: 'ISBT',
    th: 'ธนาคารอิสลามแห่งประเทศไทย',
    en: 'Islamic Bank of Thailand',
    digits: 10,
    format: '3-1-5-1',
  },
  { code: '067', short: 'TISCO', th: 'ธนาคารทิสโก้', en: 'TISCO Bank', digits: 14, format: '4-3-6-1' },
  {
    code: '069',
    short: 'KKP',
    th: 'ธนาคารเกียรตินาคินภัทร',
    en: 'Kiatnakin Phatra Bank',
    digits: 10,
    format: '3-6-1',
  },
  {
    code: '070',
    short: 'ICBCT',
    th: 'ธนาคารไอซีบีซี (ไทย)',
    en: 'Industrial and Commercial Bank of China (Thai)',
    digits: null,
    format: null,
  },
  { code: '071', short: 'TCD', th: 'ธนาคารไทยเครดิต', en: 'Thai Credit Bank', digits: null, format: null },
  {
    code: '073',
    short: 'LHFG',
    th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์',
    en: 'Land and Houses Bank',
    digits: null,
    format: null,
  },
  {
    code: '098',
    short: 'SME',
    th: 'ธนาคารพัฒนาวิสาหกิจขนาดกลางและขนาดย่อมแห่งประเทศไทย',
    en: 'Small and Medium Enterprise Development Bank of Thailand',
    digits: null,
    format: null,
  },
]

export const findBank = (shortOrCode: string): Bank | undefined =>
  banks.find(({ short, code }) => short === shortOrCode || code === shortOrCode)

/** Formats an account number in its bank's groups; unchanged if masked or of unusual length. */
export const formatBankId = (bankId: string, shortOrCode: string): string => {
  const bank = findBank(shortOrCode)
  if (!bank?.format || !/^\d+$/.test(bankId) || bankId.length !== bank.digits) return bankId
  let start = 0
  return bank.format
    .split('-')
    .map((group) => bankId.slice(start, (start += Number(group))))
    .join('-')
}
