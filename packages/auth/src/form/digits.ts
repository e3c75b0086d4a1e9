/** Digits of the typed text: Thai digits converted, spaces and dashes removed. */
export const digits = (typed: string): string =>
  typed.replace(/[๐-๙]/g, (figure) => String(figure.charCodeAt(0) - 0x0e50)).replace(/\D/g, '')
