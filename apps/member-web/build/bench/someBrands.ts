import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const first = ['แสง', 'ทะเล', 'ฟ้า', 'ตะวัน', 'จันทร์', 'ดาว', 'ภูผา', 'ธารา', 'มณี', 'รุ่ง']
const second = ['ทอง', 'เงิน', 'งาม', 'ใส', 'เพชร', 'นคร', 'สยาม', 'เจริญ', 'มงคล', 'วิไล']
const pick = (from: string[], at: number) => from[at % from.length] ?? ''

// Golden-ratio steps spread any number of brands over the colours.
const colour = (at: number) => `#${((at * 0x9e3779) & 0xffffff).toString(16).padStart(6, '0')}`

const brandFile = (at: number) => {
  const clientId = `brand-${at}`
  const displayName = `${pick(first, at)}${pick(second, Math.floor(at / 10))}${at}`
  return {
    clientId,
    displayName,
    tagline: 'ฝากถอนง่าย ตรวจสอบได้ทุกขั้นตอน',
    description: `${displayName} รวมกีฬา คาสิโนสด สล็อต และหวยไว้ในที่เดียว`,
    themeColour: colour(at + 1),
    scheme: at % 2 === 0 ? 'dark' : 'light',
    line: { line1: `@${clientId}`, line2: `@${clientId}.help` },
    licence: {
      holder: `${clientId} Ltd.`,
      number: `DEMO-${at}`,
      authority: 'Demonstration Gaming Authority',
    },
    domains: [`${clientId}.example`, `www.${clientId}.example`],
  }
}

export function writeBrands(folder: string, count: number) {
  mkdirSync(folder, { recursive: true })
  for (let at = 0; at < count; at++)
    writeFileSync(join(folder, `brand-${at}.json`), JSON.stringify(brandFile(at)))
}

export function changeBrand(folder: string, at: number) {
  const brand = { ...brandFile(at), tagline: 'ฝากถอนง่าย ดูแลทุกคืน' }
  writeFileSync(join(folder, `brand-${at}.json`), JSON.stringify(brand))
}
