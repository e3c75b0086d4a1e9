import type { BrandFile } from './brandFile.ts'
import { named, shown } from './shown.ts'

/** Returns, by file, a warning for each name and LINE account that another brand has too. */
export function alikeBrands(files: BrandFile[]): Map<BrandFile, string[]> {
  const having = new Map<string, BrandFile[]>()
  const saying = files.flatMap((one) =>
    said(one).map(({ field, text }) => ({ one, field, text, key: `${field.slice(0, 4)} ${folded(text)}` })),
  )
  for (const { one, key } of saying) having.set(key, [...(having.get(key) ?? []), one])
  const found = new Map<BrandFile, string[]>()
  for (const { one, field, text, key } of saying) {
    const other = having.get(key)?.find((each) => each !== one)
    if (!other) continue
    const warning = `${named(one.file)}: ${field} is ${shown(text)}, which ${named(other.file)} has too; write its own.`
    found.set(one, [...(found.get(one) ?? []), warning])
  }
  return found
}

const said = ({ brand }: BrandFile) =>
  brand
    ? [
        { field: 'displayName', text: brand.displayName },
        { field: 'line.line1', text: brand.line.line1 },
        { field: 'line.line2', text: brand.line.line2 },
      ]
    : []

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
