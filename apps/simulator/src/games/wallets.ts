import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '@member/api/adapter'
import { simGameWallets } from '../partnerTables.ts'

export type Wallet = InferSelectModel<typeof simGameWallets>

const tokenMs = 2 * 60_000
const sessionMs = 6 * 3_600_000

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex')
const newSecret = () => randomBytes(24).toString('base64url')

export async function lockWallet(tx: Database, launchUuid: string): Promise<Wallet | undefined> {
  const [wallet] = await tx
    .select()
    .from(simGameWallets)
    .where(eq(simGameWallets.launchUuid, launchUuid))
    .for('update')
  return wallet
}

/**
 * Creates a one-time token for a game's address, which replaces an older token.
 * The session of an older token ends when the new one is used.
 */
export async function newToken(tx: Database, launchUuid: string, now: Date) {
  const token = newSecret()
  const tokenEndsAt = new Date(now.getTime() + tokenMs)
  await tx
    .update(simGameWallets)
    .set({ tokenHash: hash(token), tokenEndsAt })
    .where(eq(simGameWallets.launchUuid, launchUuid))
  return { token, tokenEndsAt }
}

export async function takeToken(database: Database, token: string, now: Date) {
  const session = newSecret()
  const [wallet] = await database
    .update(simGameWallets)
    .set({
      tokenHash: null,
      tokenEndsAt: null,
      sessionHash: hash(session),
      sessionEndsAt: new Date(now.getTime() + sessionMs),
    })
    .where(and(eq(simGameWallets.tokenHash, hash(token)), gt(simGameWallets.tokenEndsAt, now)))
    .returning()
  return wallet && { session, wallet }
}

export async function walletOf(database: Database, session: string, now: Date): Promise<Wallet | undefined> {
  const [wallet] = await database
    .select()
    .from(simGameWallets)
    .where(and(eq(simGameWallets.sessionHash, hash(session)), gt(simGameWallets.sessionEndsAt, now)))
  return wallet
}
