import { slipAmount } from '@member/api/values/figures'

/** Colours and monogram of a bank, invented so that no trade mark is used. */
type BankLook = { tone: string; deep: string; ink: string; mark: string; name: string }

const looks: Record<string, BankLook> = {
  BBL: { tone: '#2a4fa8', deep: '#152d6b', ink: '#ffffff', mark: 'กท', name: 'กรุงเทพ' },
  KBANK: { tone: '#1f9d57', deep: '#0d6b38', ink: '#ffffff', mark: 'กส', name: 'กสิกรไทย' },
  KTB: { tone: '#1ba5e1', deep: '#0c6fa3', ink: '#ffffff', mark: 'กท', name: 'กรุงไทย' },
  TTB: { tone: '#1f62d0', deep: '#0b2f6b', ink: '#ffffff', mark: 'ทบ', name: 'ทหารไทยธนชาต' },
  SCB: { tone: '#6a3aa8', deep: '#43217a', ink: '#ffffff', mark: 'ทพ', name: 'ไทยพาณิชย์' },
  CIMBT: { tone: '#b3202c', deep: '#7a0f1c', ink: '#ffffff', mark: 'ซอ', name: 'ซีไอเอ็มบีไทย' },
  UOBT: { tone: '#1d3f8c', deep: '#0e2256', ink: '#ffffff', mark: 'ยอ', name: 'ยูโอบี' },
  BAY: { tone: '#f2c230', deep: '#a87b06', ink: '#3a2a00', mark: 'กศ', name: 'กรุงศรีอยุธยา' },
  GSB: { tone: '#e84a9a', deep: '#a81f66', ink: '#ffffff', mark: 'อส', name: 'ออมสิน' },
  GHB: { tone: '#ef7f24', deep: '#b1530a', ink: '#ffffff', mark: 'อค', name: 'อาคารสงเคราะห์' },
  BAAC: { tone: '#3d7a3a', deep: '#1f4f1f', ink: '#ffffff', mark: 'ธก', name: 'ธ.ก.ส.' },
  EXIM: { tone: '#27639b', deep: '#123c66', ink: '#ffffff', mark: 'อซ', name: 'เพื่อการส่งออกฯ' },
  ISBT: { tone: '#1b6f4a', deep: '#0b4a2e', ink: '#ffffff', mark: 'อล', name: 'อิสลามแห่งประเทศไทย' },
  TISCO: { tone: '#1a5aa6', deep: '#0a356b', ink: '#ffffff', mark: 'ทก', name: 'ทิสโก้' },
  KKP: { tone: '#5b5f9e', deep: '#34376b', ink: '#ffffff', mark: 'กน', name: 'เกียรตินาคินภัทร' },
  ICBCT: { tone: '#c0232c', deep: '#7e1018', ink: '#ffffff', mark: 'ไอ', name: 'ไอซีบีซี (ไทย)' },
  TCD: { tone: '#ea5b1f', deep: '#a13706', ink: '#ffffff', mark: 'ทค', name: 'ไทยเครดิต' },
  LHFG: { tone: '#5d6a72', deep: '#333c42', ink: '#ffffff', mark: 'ลฮ', name: 'แลนด์ แอนด์ เฮ้าส์' },
  SME: { tone: '#1478a6', deep: '#074a6b', ink: '#ffffff', mark: 'สม', name: 'พัฒนาวิสาหกิจฯ' },
}

const unknown: BankLook = { tone: '#56616b', deep: '#2f373e', ink: '#ffffff', mark: '฿', name: 'ธนาคาร' }

const bankLook = (bankName: string): BankLook => looks[bankName] ?? { ...unknown, name: bankName }

const months = [
  'ม.ค.',
  'ก.พ.',
  'มี.ค.',
  'เม.ย.',
  'พ.ค.',
  'มิ.ย.',
  'ก.ค.',
  'ส.ค.',
  'ก.ย.',
  'ต.ค.',
  'พ.ย.',
  'ธ.ค.',
]

const two = (n: number) => String(n).padStart(2, '0')

/** Formats a time in Bangkok as "20 พ.ย. 2569 15:04 น.". */
function slipTime(at: Date): string {
  const bangkok = new Date(at.getTime() + 7 * 3_600_000)
  const day = `${bangkok.getUTCDate()} ${months[bangkok.getUTCMonth()]} ${bangkok.getUTCFullYear() + 543}`
  return `${day} ${two(bangkok.getUTCHours())}:${two(bangkok.getUTCMinutes())} น.`
}

const slipWords = {
  done: 'โอนเงินสำเร็จ',
  amount: 'จำนวนเงิน',
  fee: 'ค่าธรรมเนียม',
  baht: 'บาท',
  reference: 'เลขที่รายการ',
  from: 'จาก',
  to: 'ไปยัง',
  scan: 'สแกนตรวจสอบสลิป',
  sample: 'ธนาคารจำลอง ใช้ทดสอบเท่านั้น',
}

type SlipParty = { bankName: string; account: string; name: string }

export type SlipPicture = {
  transRef: string
  amount: bigint
  at: Date
  sender: SlipParty
  receiver: SlipParty
}

const safe = (words: string) =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

type Type = { size?: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' | 'end' }

function text(
  x: number,
  y: number,
  words: string,
  { size = 30, weight = 400, fill = '#1b2430', anchor = 'start' }: Type = {},
) {
  return `<text x="${x}" y="${y}" font-family="Sarabun" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${safe(words)}</text>`
}

function badge(x: number, y: number, radius: number, bankName: string) {
  const { tone, deep, ink, mark } = bankLook(bankName)
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tone}"/><circle cx="${x}" cy="${y}" r="${radius - 4}" fill="none" stroke="${deep}" stroke-opacity=".35" stroke-width="2"/>${text(x, y + radius * 0.3, mark, { size: radius * 0.8, weight: 700, fill: ink, anchor: 'middle' })}`
}

function party(y: number, label: string, { bankName, account, name }: SlipParty) {
  return [
    badge(118, y, 44, bankName),
    text(190, y - 26, label, { size: 22, fill: '#7b8794' }),
    text(190, y + 10, name, { size: 34, weight: 600 }),
    text(190, y + 46, `ธ.${bankLook(bankName).name.replace(/^ธ\./, '')}`, { size: 26, fill: '#4c5865' }),
    text(190, y + 82, account, { size: 28, fill: '#4c5865' }),
  ].join('')
}

/** Draws a slip as SVG, 900 × 1480. */
export function slipSvg(slip: SlipPicture, qr: { path: string; size: number }): string {
  const { tone, deep, ink, name } = bankLook(slip.sender.bankName)
  const module = 268 / qr.size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1480" viewBox="0 0 900 1480">
<defs><linearGradient id="band" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${tone}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="900" height="1480" fill="#eef1f5"/><rect width="900" height="470" fill="url(#band)"/>
<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="3">${[130, 210, 290, 370, 450].map((r) => `<circle cx="820" cy="40" r="${r}"/>`).join('')}</g>
<circle cx="96" cy="96" r="46" fill="#fff"/>${badge(96, 96, 42, slip.sender.bankName)}
${text(162, 90, name, { size: 38, weight: 700, fill: ink })}${text(162, 126, slipWords.sample, { size: 22, fill: ink })}
<rect x="40" y="180" width="820" height="1250" rx="32" fill="#fff"/>
<circle cx="450" cy="244" r="42" fill="#16a35f"/><path d="M430 245l14 14 27-30" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
${text(450, 346, slipWords.done, { size: 42, weight: 700, anchor: 'middle' })}${text(450, 390, slipTime(slip.at), { size: 27, fill: '#5d6975', anchor: 'middle' })}
<path d="M80 426H820" stroke="#e3e8ee" stroke-width="2"/>
${party(520, slipWords.from, slip.sender)}
<path d="M118 588V664M106 652l12 14 12-14" fill="none" stroke="#9aa7b4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
${party(736, slipWords.to, slip.receiver)}
<path d="M80 862H820" stroke="#c9d2dc" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round"/>
${text(80, 930, slipWords.amount, { fill: '#5d6975' })}${text(820, 934, `${slipAmount(slip.amount)} ${slipWords.baht}`, { size: 44, weight: 700, anchor: 'end' })}
${text(80, 990, slipWords.fee, { fill: '#5d6975' })}${text(820, 990, `0.00 ${slipWords.baht}`, { anchor: 'end' })}
${text(80, 1046, slipWords.reference, { fill: '#5d6975' })}${text(820, 1046, slip.transRef, { size: 27, anchor: 'end' })}
<path d="M80 1084H820" stroke="#e3e8ee" stroke-width="2"/>
${text(80, 1160, slipWords.scan, { size: 28, weight: 600 })}
${text(80, 1200, name, { size: 24, fill: '#7b8794' })}
<rect x="516" y="1106" width="304" height="304" fill="#fff"/><g transform="translate(534 1124) scale(${module})"><path d="${qr.path}" fill="#000" shape-rendering="crispEdges"/></g>
</svg>`
}
