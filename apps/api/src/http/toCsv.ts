/** First characters that make a spreadsheet evaluate a field, full-width forms included. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/
/** A number with digits and an optional leading minus. */
const figure = /^-?\d+(?:\.\d+)?$/

/** Returns a field by RFC 4180, with an apostrophe before formulas. */
const field = (text: string) => {
  const plain = formula.test(text) && !figure.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Returns these lines as CSV with a byte order mark. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\u{FEFF}${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
