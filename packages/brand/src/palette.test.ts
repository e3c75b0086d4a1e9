import { blend, wcagContrast } from 'culori'
import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contrasts, movedColour, palette, tokensCss } from './palette.ts'

const anyTheme = integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
const words = ['--text', '--text-muted', '--brand-text', '--info', '--ok', '--warn', '--bad'] as const
const grounds = ['--bg', '--surface-1', '--surface-2', '--surface-3'] as const
test.each(['dark', 'light'] as const)(
  'a member reads every word, whatever the theme colour (%s)',
  (scheme) => {
    assert(
      property(anyTheme, (theme) => {
        for (const { token, on, ratio, least } of contrasts(palette(theme, scheme)))
          expect(ratio, `${token} on ${on} with ${theme}`).toBeGreaterThanOrEqual(least)
      }),
      { numRuns: 400, examples: [['#000000'], ['#ffffff'], ['#808080'], ['#ffca00'], ['#0000ff']] },
    )
  },
)

test.each(['dark', 'light'] as const)(
  'a member reads every word over any picture behind the page (%s)',
  (scheme) => {
    assert(
      property(anyTheme, anyTheme, (theme, picture) => {
        const tokens = palette(theme, scheme)
        const ground = blend([picture, tokens['--scrim']!])
        for (const word of words)
          expect(
            wcagContrast(tokens[word]!, ground),
            `${word} of ${theme} on ${picture}`,
          ).toBeGreaterThanOrEqual(4.5)
      }),
      {
        numRuns: 400,
        examples: [
          ['#ffca00', '#ffffff'],
          ['#0b7a8c', '#000000'],
        ],
      },
    )
  },
)

test('a dark brand rises from near-black in three steps', () => {
  const tokens = palette('#FFCA00', 'dark') as Record<string, string>
  const lights = grounds.map((ground) => wcagContrast(tokens[ground]!, '#000000'))
  for (const [step, light] of lights.slice(1).entries()) expect(light).toBeGreaterThan(lights[step]!)
  expect(lights[0]).toBeLessThan(1.2)
})

test('a theme colour that can be seen is used unchanged', () => {
  expect(palette('#FFCA00', 'dark')['--brand']).toBe('#ffca00')
  expect(movedColour({ themeColour: '#FFCA00', scheme: 'dark' })).toBeNull()
})

test('a theme colour that the page would swallow is moved, and both values are known', () => {
  const moved = movedColour({ themeColour: '#0A0A0A', scheme: 'dark' })
  expect(moved).toEqual({ asked: '#0a0a0a', shown: palette('#0A0A0A', 'dark')['--brand'], on: 'dark' })
  expect(moved?.shown).not.toBe('#0a0a0a')
})

test('a brand with both schemes follows the phone, unless the member has chosen', () => {
  const [dark, light] = (['dark', 'light'] as const).map((scheme) =>
    tokensCss({ themeColour: '#FFCA00', scheme }).slice(':root{'.length, -1),
  )
  expect(tokensCss({ themeColour: '#FFCA00', scheme: 'both' })).toBe(
    `:root{${dark}}` +
      `@media (prefers-color-scheme:light){:root:not([data-scheme=dark]){${light}}}` +
      `:root[data-scheme=light]{${light}}`,
  )
  expect(movedColour({ themeColour: '#FFCA00', scheme: 'both' })).toEqual(
    movedColour({ themeColour: '#FFCA00', scheme: 'light' }),
  )
  expect(movedColour({ themeColour: '#fafafa', scheme: 'both' })).toMatchObject({ on: 'light' })
})

test('an old browser reads every value', () => {
  for (const value of Object.values(palette('#0E7490', 'light'))) {
    expect(value).toMatch(/^(#[0-9a-f]{6}|rgba\(\d+, \d+, \d+, 0\.\d+\)|only light)$/)
  }
  expect(tokensCss({ themeColour: '#FFCA00', scheme: 'dark' })).toMatch(
    /^:root\{--bg:#[0-9a-f]{6};.*--scheme:dark\}$/,
  )
})

test('a light brand is declared light alone, so that no browser darkens half of it', () => {
  expect(tokensCss({ themeColour: '#0E7490', scheme: 'light' })).toContain('--scheme:only light')
})
