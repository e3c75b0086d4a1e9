import type { Brand } from './brand.ts'
import { gameCategories } from './places.ts'

/** A complete brand for tests and stories; set what matters in `overrides`. */
export const aBrand = (overrides: Partial<Brand> = {}): Brand => ({
  clientId: 'saengthong',
  displayName: 'แสงทอง',
  tagline: 'ฝากถอนง่าย ตรวจสอบได้ทุกขั้นตอน',
  description: 'แสงทอง กีฬา คาสิโนสด และสล็อตในที่เดียว',
  pages: {},
  themeColour: '#FFCA00',
  scheme: 'dark',
  line: { line1: '@saengthong', line2: '@saengthong2' },
  licence: { holder: 'Saengthong Demo Ltd.', number: 'DEMO-0001', authority: 'Demo Gaming Authority' },
  helpLine: { name: 'สายด่วนสุขภาพจิต', phone: '1323', url: 'https://1323alltime.camri.go.th/' },
  minimumAge: 20,
  ageGate: false,
  levelRebates: [5, 5, 8, 12, 15],
  domains: [],
  specialHosts: [],
  languages: ['th'],
  publicLayout: 'full',
  bottomBar: 'withdraw',
  categories: [...gameCategories],
  leaveOut: [],
  hsts: { days: 730, subdomains: false },
  server: '',
  web: '',
  storage: '',
  gameHosts: [],
  ...overrides,
})
