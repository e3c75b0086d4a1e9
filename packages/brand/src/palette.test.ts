import { wcagContrast } from 'culori'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { palette, tokensCss } from './palette.ts'

const anyTheme = integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const grounds = ['--bg', '--surface-1', '--surface-2', '--surface-3'] as const
const statuses = ['info', 'ok', 'warn', 'bad'] as const

/** Which words and marks must be readable on what. */
const promises: [token: string, on: readonly string[], ratio: number][] = [
  ['--text', [...grounds, '--brand-soft', ...statuses.map((one) => `--${one}-soft`)], 4.5],
  ['--text-muted', grounds, 4.5],
  ['--border-strong', grounds, 3],
  ['--focus', grounds, 3],
  ['--on-brand', ['--brand', '--brand-strong'], 4.5],
  ['--brand-text', [...grounds, '--brand-soft'], 4.5],
  ...statuses.map((one) => [`--${one}`, [...grounds, `--${one}-soft`], 4.5] as [string, string[], number]),
  ['--on-status', statuses.map((one) => `--${one}`), 4.5],
]

test.each(['dark', 'light'] as const)(
  'a member reads every word, whatever the theme colour (%s)',
  (scheme) => {
    assert(
      property(anyTheme, (theme) => {
        const tokens = palette(theme, scheme) as Record<string, string>
        for (const [token, on, ratio] of promises) {
          for (const ground of on) {
            const found = wcagContrast(tokens[token]!, tokens[ground]!)
            expect(found, `${token} on ${ground} with ${theme}`).toBeGreaterThanOrEqual(ratio)
          }
        }
      }),
      { numRuns: 400, examples: [['#000000'], ['#ffffff'], ['#808080'], ['#ffca00'], ['#0000ff']] },
    )
  },
)

test('a dark brand rises from near-black in three steps', () => {
  const tokens = palette('#FFCA00', 'dark') as Record<string, string>
  const lights = grounds.map((ground) => wcagContrast(tokens[ground]!, '#000000'))
  for (const [step, light] of lights.slice(1).entries()) expect(light).toBeGreaterThan(lights[step]!)
  expect(lights[0]).toBeLessThan(1.2)
})

test('a theme colour that can be seen is kept as it is', () => {
  expect(palette('#FFCA00', 'dark')['--brand']).toBe('#ffca00')
})

test('an old browser reads every value', () => {
  for (const value of Object.values(palette('#0E7490', 'light'))) {
    expect(value).toMatch(/^(#[0-9a-f]{6}|rgba\(\d+, \d+, \d+, 0\.\d+\)|light)$/)
  }
  expect(tokensCss({ themeColour: '#FFCA00', scheme: 'dark' })).toMatch(
    /^:root\{--bg:#[0-9a-f]{6};.*--scheme:dark\}$/,
  )
})
