import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readBrands } from '@member/brand/read'
import { designTokens, tokensText } from './designTokens.ts'

// `pnpm tokens [brand…]`
const root = join(import.meta.dirname, '../../../..')
const { brands, faults } = readBrands(join(root, 'brands'), process.argv.slice(2))
for (const { clientId, themeColour } of brands) {
  const folder = join(root, 'apps/storybook/dist/tokens', clientId)
  mkdirSync(folder, { recursive: true })
  for (const [name, tokens] of Object.entries(designTokens(clientId, themeColour))) {
    const file = join(folder, name)
    writeFileSync(file, tokensText(tokens))
    process.stdout.write(`${relative(root, file)}\n`)
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
