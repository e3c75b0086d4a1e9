import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const derive = (password: string, salt: Buffer, cost: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** 20 + 256 * 8 * 2 ** cost }
    scrypt(password.normalize('NFC'), salt, 32, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })

/** `scrypt$<log2 of the cost>$<salt>$<hash>`: what is stored of a password. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Whether it is the password. Takes as long where there is no member (`stored` undefined) as where there is one. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  cost: number,
): Promise<boolean> {
  const [, storedCost = String(cost), salt = 'nobody', hash = ''] = stored?.split('$') ?? []
  const key = await derive(password, Buffer.from(salt, 'base64url'), Number(storedCost))
  const expected = Buffer.from(hash, 'base64url')
  return expected.length === key.length && timingSafeEqual(expected, key)
}
