/** Content of the mini-QR of a Thai bank's slip, which refers to a transfer but proves nothing. */
export interface SlipQr {
  readonly sendingBank: string
  readonly transRef: string
}

/** Content of the QR of a TrueMoney slip, which names no bank; `date` is DDMMYYYY. */
export interface TrueMoneyQr {
  readonly eventType: string
  readonly transactionId: string
  readonly date: string
}

/** Longest text (characters) that is parsed. */
const longestText = 512

const crc = (text: string): number => {
  let sum = 0xffff
  for (let at = 0; at < text.length; at++) {
    sum ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum
}

const crcText = (text: string) => crc(text).toString(16).toUpperCase().padStart(4, '0')

/** Returns the fields of a TLV text by tag; null if a length is wrong, a tag repeats or text is left over. */
const fieldsOf = (text: string): ReadonlyMap<string, string> | null => {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4))
    if (!head) return null
    const [, tag = '', length = ''] = head
    const end = at + 4 + Number(length)
    if (end > text.length || fields.has(tag)) return null
    fields.set(tag, text.slice(at + 4, end))
    at = end
  }
  return fields
}

/** Returns the text before a valid checksum, or null; some banks omit the checksum's leading zeros. */
const checked = (text: string): string | null => {
  if (typeof text !== 'string' || text.length > longestText || !/^[\x20-\x7e]+$/.test(text)) return null
  const tail = /91(0[1-4])([0-9A-Fa-f]{1,4})$/.exec(text)
  if (!tail) return null
  const [, length = '', sum = ''] = tail
  const body = text.slice(0, tail.index)
  const stated = Number.parseInt(sum, 16)
  if (Number(length) !== 4 && Number(length) !== sum.length) return null
  return stated === crc(`${body}9104`) || stated === crc(`${body}91${length}`) ? body : null
}

/** Reads a bank slip's mini-QR; null for any other text. Never throws. */
export const readSlipQr = (text: string): SlipQr | null => {
  const body = checked(text.trim())
  const fields = body === null ? null : fieldsOf(body)
  const inner = fieldsOf(fields?.get('00') ?? '')
  const sendingBank = inner?.get('01') ?? ''
  const transRef = inner?.get('02') ?? ''
  if (inner?.get('00') !== '000001' || fields?.get('51') !== 'TH') return null
  return /^\d{3}$/.test(sendingBank) && /^[A-Za-z0-9]{1,40}$/.test(transRef)
    ? { sendingBank, transRef }
    : null
}

/** Reads a TrueMoney slip's QR, to recognise such slips; null for any other text. Never throws. */
export const readTrueMoneyQr = (text: string): TrueMoneyQr | null => {
  const body = checked(text.trim())
  const fields = body === null ? null : fieldsOf(body)
  const inner = fieldsOf(fields?.get('00') ?? '')
  if (inner?.get('00') !== '01' || inner.get('01') !== '01' || fields?.has('51')) return null
  const [eventType = '', transactionId = '', date = ''] = ['02', '03', '04'].map((tag) => inner.get(tag))
  return transactionId && /^\d{8}$/.test(date) ? { eventType, transactionId, date } : null
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value

/** Returns the text of a slip's mini-QR; null if bank or reference is invalid. */
export const writeSlipQr = ({ sendingBank, transRef }: SlipQr): string | null => {
  if (!/^\d{3}$/.test(sendingBank) || !/^[A-Za-z0-9]{1,40}$/.test(transRef)) return null
  const inner = field('00', '000001') + field('01', sendingBank) + field('02', transRef)
  const body = `${field('00', inner) + field('51', 'TH')}9104`
  return body + crcText(body)
}

/** Highest PromptPay transfer in bank apps (baht): https://www.krungsri.com/bank/en/promptpay/transfer.html */
export const promptPayMost = 2_000_000

/** Returns the text of a PromptPay QR; null if target or amount is invalid. */
export const promptPayQr = (
  to: { readonly type: 'MSISDN' | 'NATID' | 'EWALLETID'; readonly target: string },
  amount?: number,
): string | null => {
  const account = accountOf(to.type, to.target.slice(0, 64).replace(/[\s-]/g, ''))
  if (!account) return null
  if (
    amount !== undefined &&
    !(amount >= 0.01 && amount <= promptPayMost && Number(amount.toFixed(2)) === amount)
  ) {
    return null
  }
  const body = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('29', field('00', 'A000000677010111') + account),
    field('53', '764'),
    amount === undefined ? '' : field('54', amount.toFixed(2)),
    field('58', 'TH'),
    '6304',
  ].join('')
  return body + crcText(body)
}

const accountOf = (type: 'MSISDN' | 'NATID' | 'EWALLETID', target: string): string | null => {
  if (type === 'NATID') return /^\d{13}$/.test(target) ? field('02', target) : null
  if (type === 'EWALLETID') return /^\d{15}$/.test(target) ? field('03', target) : null
  const phone = /^(?:\+?66|0)([689]\d{8})$/.exec(target)
  return phone ? field('01', `0066${phone[1]}`) : null
}
