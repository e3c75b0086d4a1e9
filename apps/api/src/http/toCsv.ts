/** First characters that make a spreadsheet evaluate a field, full-width forms included. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/
/** A number as we write it. No other field with a sign at its start is written without an apostrophe. */
const figure = /^-?\d+(?:\.\d+)?$/

/**
 * Returns a field by RFC 4180, with an apostrophe before formulas.
 * Semicolons are quoted too, because some spreadsheets separate by them.
 */
const field = (text: string) => {
  const plain = formula.test(text) && !figure.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Returns these lines as CSV, with a byte order mark so that spreadsheets read UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\u{FEFF}${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
