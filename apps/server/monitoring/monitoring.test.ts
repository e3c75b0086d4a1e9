import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '@member/api/testing/internals'

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')

test.each(['alerts.yml', 'board.json'])('%s asks for figures that there are', async (name) => {
  const figures = (await createMetrics().register.getMetricsAsJSON()).map((metric) => metric.name)
  const asked = new Set(read(name).match(/member_[a-z_]+/g))
  expect(asked.size).toBeGreaterThan(5)
  const known = new Set(figures.flatMap((figure) => [figure, `${figure}_count`, `${figure}_bucket`]))
  expect([...asked].filter((figure) => !known.has(figure))).toEqual([])
})
