/** The digits of what was typed: Thai figures become Arabic ones, spaces and dashes go. */
export const digits = (typed: string): string =>
  typed.replace(/[๐-๙]/g, (figure) => String(figure.charCodeAt(0) - 0x0e50)).replace(/\D/g, '')
