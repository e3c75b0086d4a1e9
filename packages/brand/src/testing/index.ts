import type { Brand } from '../brand.ts'
import { brandOf } from '../brandOf.ts'

export const aBrand = (overrides: Partial<Brand> = {}): Brand => ({
  ...brandOf({
    clientId: 'saengthong',
    displayName: 'แสงทอง',
    description: 'แสงทอง กีฬา คาสิโนสด และสล็อตในที่เดียว',
    themeColour: '#FFCA00',
    line: { line1: '@saengthong', line2: '@saengthong2' },
    licence: { holder: 'Saengthong Demo Ltd.', number: 'DEMO-0001', authority: 'Demo Gaming Authority' },
    helpLine: { name: 'สายด่วนสุขภาพจิต', phone: '1323', url: 'https://1323alltime.camri.go.th/' },
  }),
  ...overrides,
})
