type Login = { username: string; password: string }

/** What is hashed to show work for a log-in: the very name and password, and a number that makes the hash begin with zeros. */
export const workText = ({ username, password }: Login, proof: string) =>
  `${username.trim()}\n${password}\n${proof}`

/** Whether a hash begins with so many zero bits. */
export const hasZeros = (hash: Uint8Array, bits: number): boolean =>
  Array.from(hash.subarray(0, 4)).reduce((head, byte) => head * 256 + byte, 0) < 2 ** (32 - bits)
