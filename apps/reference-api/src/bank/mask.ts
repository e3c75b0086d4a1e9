/** "0123456789" → "xxx-x-x5678-x", as slips print it: only four digits before the last are shown. */
export function maskAccount(bankId: string): string {
  const shown = [...bankId].map((digit, at) =>
    at >= bankId.length - 5 && at < bankId.length - 1 ? digit : 'x',
  )
  const last = shown.pop() ?? ''
  const tail = shown.splice(-5).join('')
  const fourth = shown.pop() ?? ''
  return [shown.join(''), fourth, tail, last].filter(Boolean).join('-')
}

/** "นาย สมชาย ใจดี" → "นาย สมชาย ใ***". */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/)
  const surname = words.length > 1 ? words.pop() : undefined
  return surname ? `${words.join(' ')} ${[...surname].slice(0, 1).join('')}***` : name
}
