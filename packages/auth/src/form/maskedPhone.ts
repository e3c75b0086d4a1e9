/** Masks a phone number for bystanders: 081-xxx-5678. */
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}-xxx-${phone.slice(-4)}`
