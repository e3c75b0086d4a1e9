/** Returns only the digits of the typed text, with Thai digits converted to 0–9. */
export const digits = (typed: string): string =>
  typed.replace(/[๐-๙]/g, (figure) => String(figure.charCodeAt(0) - 0x0e50)).replace(/\D/g, '')

/** Masks the middle of a phone number, as in 081-•••-5678. */
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}-•••-${phone.slice(-4)}`
