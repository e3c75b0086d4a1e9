/**
 * Leading characters that make a spreadsheet run a field: signs, their full-width forms, and white space before them.
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/
/** A figure as we write it, the one field that may begin with a sign. */
const figure = /^-?\d+(?:\.\d+)?$/

/** A field as RFC 4180 has it, with an apostrophe before what a spreadsheet would run. Some separate by semicolons. */
const field = (text: string) => {
  const plain = formula.test(text) && !figure.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A file of these lines. The mark before it tells a spreadsheet that the letters are UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\u{FEFF}${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
