// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from './places.ts'

const read = (name: string) => readFileSync(join(rootDir, name), 'utf8')

test('whatever Node a machine has, pnpm installs for the one that everything here runs on', () => {
  const text = read('pnpm-workspace.yaml')
  const [, own] = /^ {2}node: ([\d.]+)$/m.exec(text) ?? []
  expect(own).toMatch(/^\d+\.\d+\.\d+$/)
  expect(/^nodeVersion: ([\d.]+)$/m.exec(text)?.[1]).toBe(own)
  expect(read('pnpm-lock.yaml')).toContain(`  node@${own}:`)
})

test('no script needs what a shell of Windows has not', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  for (const [name, command] of Object.entries(scripts))
    expect(command, name).not.toMatch(/^\w+=|&& \w+=|\brm\b|\bcp\b|\$\w/)
})
