/** A number as its owner knows it and nobody beside them can note it down: 081-xxx-5678. */
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}-xxx-${phone.slice(-4)}`
