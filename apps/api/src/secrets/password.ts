import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const usualRounds = 3

type Effort = { cost: number; rounds: number }

const derive = (password: string, salt: Buffer, { cost, rounds }: Effort) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { N: 2 ** cost, r: 8, p: rounds, maxmem: 2 ** 20 + 256 * 8 * 2 ** cost }
    scrypt(password.normalize('NFC'), salt, 32, options, (fault, key) =>
      fault ? reject(fault) : resolve(key),
    )
  })

/** Hashes a password to its stored form, `scrypt$<log2 of the cost>,<rounds>$<salt>$<hash>`. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { cost, rounds: usualRounds })
  return `scrypt$${cost},${usualRounds}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Returns true if the password fits its stored hash; takes the same time without one. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  cost: number,
): Promise<boolean> {
  const [, , salt = 'nobody', hash = ''] = stored?.split('$') ?? []
  const effort = stored === undefined ? { cost, rounds: usualRounds } : effortOf(stored)
  const key = await derive(password, Buffer.from(salt, 'base64url'), effort)
  const expected = Buffer.from(hash, 'base64url')
  return expected.length === key.length && timingSafeEqual(expected, key)
}

/** Returns true if a stored hash has a lower cost than today's, and must be renewed at the next log-in. */
export function isOutdated(stored: string, cost: number): boolean {
  const effort = effortOf(stored)
  return effort.cost < cost || effort.rounds < usualRounds
}

function effortOf(stored: string): Effort {
  const [cost = '', rounds = '1'] = stored.split('$')[1]?.split(',') ?? []
  return { cost: Number(cost), rounds: Number(rounds) }
}
