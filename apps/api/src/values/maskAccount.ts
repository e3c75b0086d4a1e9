/** "0123456789" → "xxx-x-x5678-x", as on slips: only four digits before the last are shown. */
export function maskAccount(bankId: string): string {
  const head = 'x'.repeat(Math.max(0, bankId.length - 7))
  return `${head}-x-x${bankId.slice(-5, -1)}-x`
}

/** "นาย สมชาย ใจดี" → "นาย สมชาย ใ***". */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/)
  const surname = words.length > 1 ? words.pop() : undefined
  return surname ? `${words.join(' ')} ${surname.slice(0, 1)}***` : name
}
