/** Masks the middle of a phone number, as in 081-xxx-5678. */
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}-xxx-${phone.slice(-4)}`
