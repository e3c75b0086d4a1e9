/** A Thai bank. `digits` and `format` are what is usual for its account numbers: a hint, never a reason to refuse. */
export interface Bank {
  /** The three digits that slips carry. */
  readonly code: string
  /** The API's `bankName`. */
  readonly short: string
  readonly th: string
  readonly digits: number | null
  readonly format: string | null
}

export const banks: readonly Bank[] = [
  { code: '002', short: 'BBL', th: 'ธนาคารกรุงเทพ', digits: 10, format: '3-1-5-1' },
  { code: '004', short: 'KBANK', th: 'ธนาคารกสิกรไทย', digits: 10, format: '3-1-5-1' },
  { code: '006', short: 'KTB', th: 'ธนาคารกรุงไทย', digits: 10, format: '3-1-5-1' },
  { code: '011', short: 'TTB', th: 'ธนาคารทหารไทยธนชาต', digits: 10, format: '3-6-1' },
  { code: '014', short: 'SCB', th: 'ธนาคารไทยพาณิชย์', digits: 10, format: '3-1-5-1' },
  { code: '022', short: 'CIMBT', th: 'ธนาคารซีไอเอ็มบีไทย', digits: 10, format: '3-1-5-1' },
  { code: '024', short: 'UOBT', th: 'ธนาคารยูโอบี', digits: 10, format: '3-3-3-1' },
  { code: '025', short: 'BAY', th: 'ธนาคารกรุงศรีอยุธยา', digits: 10, format: '3-1-5-1' },
  { code: '030', short: 'GSB', th: 'ธนาคารออมสิน', digits: 12, format: '3-1-5-3' },
  { code: '033', short: 'GHB', th: 'ธนาคารอาคารสงเคราะห์', digits: 12, format: '3-1-5-3' },
  { code: '034', short: 'BAAC', th: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', digits: 12, format: '3-1-5-3' },
  { code: '035', short: 'EXIM', th: 'ธนาคารเพื่อการส่งออกและนำเข้าแห่งประเทศไทย', digits: null, format: null },
  { code: '066', short: 'ISBT', th: 'ธนาคารอิสลามแห่งประเทศไทย', digits: 10, format: '3-1-5-1' },
  { code: '067', short: 'TISCO', th: 'ธนาคารทิสโก้', digits: 14, format: '4-3-6-1' },
  { code: '069', short: 'KKP', th: 'ธนาคารเกียรตินาคินภัทร', digits: 10, format: '3-6-1' },
  { code: '070', short: 'ICBCT', th: 'ธนาคารไอซีบีซี (ไทย)', digits: null, format: null },
  { code: '071', short: 'TCD', th: 'ธนาคารไทยเครดิต', digits: null, format: null },
  { code: '073', short: 'LHFG', th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', digits: null, format: null },
  {
    code: '098',
    short: 'SME',
    th: 'ธนาคารพัฒนาวิสาหกิจขนาดกลางและขนาดย่อมแห่งประเทศไทย',
    digits: null,
    format: null,
  },
]

/** A bank by its short code or its three digits. */
export const findBank = (shortOrCode: string): Bank | undefined =>
  banks.find(({ short, code }) => short === shortOrCode || code === shortOrCode)

/** An account number in its bank's groups; one that is masked or unusually long stays as it is. */
export const formatBankId = (bankId: string, shortOrCode: string): string => {
  const bank = findBank(shortOrCode)
  if (!bank?.format || !/^\d+$/.test(bankId) || bankId.length !== bank.digits) return bankId
  let start = 0
  return bank.format
    .split('-')
    .map((group) => bankId.slice(start, (start += Number(group))))
    .join('-')
}
