/** `tel:` address of a phone number in any notation. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
