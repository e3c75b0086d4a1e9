/** A field as RFC 4180 has it; what a spreadsheet would run as a formula is text. */
const field = (text: string) => {
  const plain = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A file of these lines. The mark before it tells a spreadsheet that the letters are UTF-8. */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `\u{FEFF}${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`
