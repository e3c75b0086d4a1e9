/** The address that calls a number, however that is written. */
export const callLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
