import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promptPayQr, readSlipQr, readTrueMoneyQr, writeSlipQr } from './thaiQr.ts'

const published = [
  ['004100060000010103014022000111222233344ABCD125102TH910417DF', '014', '00111222233344ABCD12'],
  ['0041000600000101030040220013071152533APM077365102TH91048134', '004', '013071152533APM07736'],
  ['00330006000001010306902126302105340875102TH9104F86F', '069', '630210534087'],
] as const

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

const bank = fc.stringMatching(/^\d{3}$/)
const reference = fc.stringMatching(/^[A-Za-z0-9]{1,40}$/)
const written = fc.record({ sendingBank: bank, transRef: reference })

describe('a slip’s mini-QR', () => {
  test.each(published)('%s is read and written', (text, sendingBank, transRef) => {
    expect(readSlipQr(text)).toEqual({ sendingBank, transRef })
    expect(writeSlipQr({ sendingBank, transRef })).toBe(text)
  })

  test('what is written is read back', () => {
    fc.assert(
      fc.property(written, (slip) => {
        expect(readSlipQr(writeSlipQr(slip)!)).toEqual(slip)
      }),
    )
  })

  test('a checksum that lost its leading zeros is still read, in both spellings of its length', () => {
    const withZero = fc
      .sample(written, { numRuns: 3_000, seed: 7 })
      .map((slip) => ({ slip, text: writeSlipQr(slip)! }))
      .filter(({ text }) => text.slice(-4, -3) === '0')
    expect(withZero.length).toBeGreaterThan(50)
    for (const { slip, text } of withZero) {
      const sum = text.slice(-4).replace(/^0+/, '')
      const body = text.slice(0, -8)
      expect(readSlipQr(`${body}9104${sum}`)).toEqual(slip)
      expect(readSlipQr(`${body}910${sum.length}${sum}`)).toEqual(slip)
      expect(readSlipQr(`${body}9104${sum.toLowerCase()}`)).toEqual(slip)
    }
  })

  test('one wrong character is refused', () => {
    const [text] = published[0]
    for (let at = 0; at < text.length; at++) {
      const other = text[at] === '7' ? '8' : '7'
      expect(readSlipQr(text.slice(0, at) + other + text.slice(at + 1))).toBeNull()
    }
  })

  test('a payment QR, a web address and a TrueMoney slip are no bank slip', () => {
    expect(readSlipQr(promptPayQr({ type: 'MSISDN', target: '0812345678' })!)).toBeNull()
    expect(readSlipQr('https://example.com/slip')).toBeNull()
    expect(readSlipQr(trueMoney)).toBeNull()
  })

  test('nothing is written for a bank or a reference that cannot be in one', () => {
    expect(writeSlipQr({ sendingBank: '14', transRef: 'A1' })).toBeNull()
    expect(writeSlipQr({ sendingBank: '014', transRef: '' })).toBeNull()
    expect(writeSlipQr({ sendingBank: '014', transRef: 'ก' })).toBeNull()
    expect(writeSlipQr({ sendingBank: '014', transRef: 'A'.repeat(41) })).toBeNull()
  })
})

// As in reference documents: no tag 51, checksum in lower case.
const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value
const trueMoney = (() => {
  const inner = ['01', '01', 'P2P', '50012345678901', '20112026'].map((value, tag) => field(`0${tag}`, value))
  const body = `${field('00', inner.join(''))}9104`
  let sum = 0xffff
  for (const byte of Buffer.from(body)) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit++) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return body + sum.toString(16).padStart(4, '0')
})()

test('a TrueMoney slip is known for what it is', () => {
  expect(readTrueMoneyQr(trueMoney)).toEqual({
    eventType: 'P2P',
    transactionId: '50012345678901',
    date: '20112026',
  })
  expect(readTrueMoneyQr(published[0][0])).toBeNull()
})

describe('a PromptPay QR', () => {
  test('is the published one for a phone, however it is written', () => {
    const expected = '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'
    for (const target of ['0812345678', '081-234-5678', '+66812345678', '66812345678', '081 234 5678']) {
      expect(promptPayQr({ type: 'MSISDN', target })).toBe(expected)
    }
  })

  test('carries the amount', () => {
    expect(promptPayQr({ type: 'MSISDN', target: '0812345678' }, 100.5)).toBe(
      '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
    )
  })

  test('serves a citizen id and an e-wallet', () => {
    expect(promptPayQr({ type: 'NATID', target: '1234567890123' }, 42)).toContain('02131234567890123')
    expect(promptPayQr({ type: 'EWALLETID', target: '123456789012345' })).toContain('0315123456789012345')
  })

  test.each([0, -1, 1.005, 2_000_000.01, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not made for %d baht',
    (amount) => {
      expect(promptPayQr({ type: 'MSISDN', target: '0812345678' }, amount)).toBeNull()
    },
  )

  test.each([
    ['MSISDN', '0212345678'],
    ['MSISDN', '08123456789'],
    ['NATID', '123'],
    ['EWALLETID', '๑๒๓๔๕๖๗๘๙๐๑๒๓๔๕'],
  ] as const)('is not made for %s %s', (type, target) => {
    expect(promptPayQr({ type, target })).toBeNull()
  })
})

describe('whatever a camera may read', () => {
  const nearly = fc.tuple(written, fc.nat(70), fc.string({ maxLength: 6 })).map(([slip, at, noise]) => {
    const text = writeSlipQr(slip)!
    return text.slice(0, at) + noise + text.slice(at)
  })
  const digits = fc.stringMatching(/^[0-9]{0,600}$/)

  test('never throws and never invents a slip', () => {
    const anything = fc.oneof(
      fc.string({ maxLength: 1_000, unit: anyCharacter }),
      fc.string({ maxLength: 1_000 }),
      nearly,
      digits,
    )
    fc.assert(
      fc.property(anything, (text) => {
        const slip = readSlipQr(text)
        readTrueMoneyQr(text)
        if (slip) expect(readSlipQr(writeSlipQr(slip)!)).toEqual(slip)
      }),
      { numRuns: 5_000 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom('MSISDN', 'NATID', 'EWALLETID'),
        fc.string(),
        fc.double(),
        (type, target, amount) => {
          promptPayQr({ type, target }, amount)
        },
      ),
    )
  })

  test('megabytes of it take no time', () => {
    const started = process.threadCpuUsage()
    for (const text of ['0'.repeat(4e6), '9104'.repeat(1e6), ' '.repeat(4e6), '0000'.repeat(128)]) {
      expect(readSlipQr(text)).toBeNull()
      expect(readTrueMoneyQr(text)).toBeNull()
    }
    expect(promptPayQr({ type: 'MSISDN', target: '-'.repeat(4e6) })).toBeNull()
    expect(process.threadCpuUsage(started).user).toBeLessThan(500_000)
  })
})
