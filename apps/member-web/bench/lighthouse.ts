import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

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
