import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette } from '@member/brand/palette'
import { elevation, radius, textSize } from '@member/ui/scale'
import { defineConfig, parse } from '@terrazzo/parser'
import { expect, test } from 'vitest'
import { colours } from './colours.ts'
import { designTokens, tokensText } from './designTokens.ts'

const folder = join(import.meta.dirname, '../../../../brands')
const brands = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): { clientId: string; themeColour: string } =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')),
  )

const read = async (text: string) => {
  const config = defineConfig({}, { cwd: new URL('file:///') })
  const { tokens } = await parse([{ filename: new URL('file:///a.tokens.json'), src: text }], { config })
  return tokens
}

test.each(brands)('a designer imports the tokens of $clientId', async ({ clientId, themeColour }) => {
  const files = designTokens(clientId, themeColour)
  expect(Object.keys(files)).toEqual([
    `${clientId}.dark.tokens.json`,
    `${clientId}.light.tokens.json`,
    'scale.tokens.json',
    'effects.tokens.json',
  ])
  for (const tokens of Object.values(files)) await read(tokensText(tokens))
})

test('the check refuses a token that the format does not allow', async () => {
  await expect(read('{ "bad": { "$type": "color", "$value": "red-ish" } }')).rejects.toThrow(/color/i)
  await expect(read('{ "s": { "$type": "dimension", "$value": "8px" } }')).rejects.toThrow(/dimension/i)
})

test('both schemes have every colour of the palette, in its value', async () => {
  for (const scheme of ['dark', 'light'] as const) {
    const tokens = await read(tokensText(designTokens('a', '#0B7A8C')[`a.${scheme}.tokens.json`] ?? {}))
    const shown = Object.fromEntries(
      Object.entries(palette('#0B7A8C', scheme)).filter(([name]) => name !== '--scheme'),
    )
    const names = Object.keys(tokens).map((id) => `--${id.split('.').pop()}`)
    expect(names.toSorted()).toEqual(Object.keys(shown).toSorted())
    const error = tokens['states.bad']
    expect(error?.$value).toMatchObject({ hex: shown['--bad'], alpha: 1 })
    expect(error?.$description).toBe(colours['States']?.['bad'])
  }
})

test('the scale is that of the styles', async () => {
  const files = designTokens('a', '#0B7A8C')
  const scale = await read(tokensText(files['scale.tokens.json'] ?? {}))
  expect(scale['radius.l']?.$value).toEqual({ value: Number.parseFloat(radius.l), unit: 'px' })
  expect(scale['text-size.body']?.$value).toEqual({
    value: Number.parseFloat(textSize.body) * 16,
    unit: 'px',
  })
  expect(scale['font-family.display']?.$value).toContain('Kanit')
  const effects = await read(tokensText(files['effects.tokens.json'] ?? {}))
  const [shadow] = [effects['elevation.dark.card']?.$value].flat()
  expect(elevation.card).toMatch(/^0 2px 10px -6px /)
  expect(shadow).toMatchObject({
    offsetY: { value: 2, unit: 'px' },
    blur: { value: 10, unit: 'px' },
    spread: { value: -6, unit: 'px' },
  })
})
