import { hasZeros, workText } from './loginWork.ts'

const atOnce = 256

/** Finds a proof of work whose hash begins with `bits` zero bits, after some 2^bits attempts. */
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
