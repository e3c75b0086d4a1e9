import type { FirstScreen, Weight } from '../e2e/budget/firstScreens.ts'
import type { Measured } from './measure.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

interface Row {
  what: string
  measured: string
  limit: string
  isMet: boolean
}

const figure = (what: string, measured: number, limit: number, digits = 0): Row => ({
  what,
  measured: measured.toFixed(digits),
  limit: `≤ ${limit}`,
  isMet: Number(measured.toFixed(digits)) <= limit,
})

const against = (what: string, measured: number, plain: number, limit: number): Row => ({
  what,
  measured: `${(measured / plain).toFixed(2)} × (${measured.toFixed(0)} against ${plain.toFixed(0)} ms)`,
  limit: `≤ ${limit} ×`,
  isMet: measured / plain <= limit,
})

export const rowsOf = (
  { limits, session }: FirstScreen,
  weight: Weight,
  { cold, warm, plainCold, plainWarm, tap }: Measured,
  scores: number[] | undefined,
): Row[] => [
  figure('JavaScript until hydrated, kB', weight.script, limits.script, 1),
  figure('everything, to quiet, kB', weight.everything, limits.everything, 1),
  against('largest paint', cold.largestPaint, plainCold.largestPaint, session ? 2 : 1.3),
  figure('total blocking time, ms', cold.blocked, 200),
  figure('longest task, ms', cold.longestTask, 100),
  figure('layout shift', cold.shift, session ? 0.01 : 0, 2),
  figure('worst tap, ms', tap, 100),
  against('warm largest paint', warm.largestPaint, plainWarm.largestPaint, session ? 2 : 1.3),
  ...(scores ? [lighthouseRow(session ? scores.slice(0, 3) : scores)] : []),
]

const lighthouseRow = (scores: number[]): Row => ({
  what: 'Lighthouse: performance, accessibility, practices, SEO',
  measured: scores.join(' · '),
  limit: scores.map(() => '100').join(' · '),
  isMet: scores.every((score) => score === 100),
})

export const printRows = (name: string, rows: Row[]): void => {
  console.log(`\n${name}`)
  for (const { what, measured, limit, isMet } of rows)
    console.log(`  ${what.padEnd(54)} ${measured.padEnd(34)} ${limit.padEnd(22)} ${isMet ? '' : 'MISSED'}`)
}

// Fetched on demand, so that nobody else has to install it.
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; title: string; score: number | null; scoreDisplayMode: string }>
}

export const score = async (
  address: string,
  port: number,
): Promise<{ scores: number[]; found: string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'member-lighthouse-'))
  const file = join(folder, 'report.json')
  const words = [address, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet']
  words.push('--disable-storage-reset', `--only-categories=${categories.join(',')}`)
  await promisify(execFile)('pnpm', ['dlx', lighthouse, ...words], { timeout: 240_000 })
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
    found: Object.values(report.audits)
      .filter((audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
      .map(({ title }) => title),
  }
}
