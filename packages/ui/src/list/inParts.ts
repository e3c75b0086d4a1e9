import { rowsPerPart } from './Windowed.tsx'

/** Splits rows into parts that are rendered together, each with the place of its first row. */
export const inParts = <Row>(rows: readonly Row[]): { from: number; rows: readonly Row[] }[] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerPart) }, (_, at) => {
    const from = at * rowsPerPart
    return { from, rows: rows.slice(from, from + rowsPerPart) }
  })
