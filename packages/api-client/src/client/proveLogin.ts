import { hasZeros, workText } from './loginWork.ts'

/** Hashes computed at once: the browser runs each on a thread of its own. */
const atOnce = 256

/** Finds the number that shows so many bits of work for a log-in: tried in turn, some 2^bits of them. */
export const proveLogin = async (
  login: { username: string; password: string },
  bits: number,
): Promise<string> => {
  const words = new TextEncoder()
  for (let first = 0; ; first += atOnce) {
    const proofs = Array.from({ length: atOnce }, (_, place) => String(first + place))
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', words.encode(workText(login, proof)))),
    )
    const found = hashes.findIndex((hash) => hasZeros(new Uint8Array(hash), bits))
    if (found >= 0) return proofs[found]!
  }
}
