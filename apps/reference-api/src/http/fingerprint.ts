import { createHash } from 'node:crypto'

/**
 * A digest of a request's content: the same whatever the order of its keys, and with a file's bytes in it.
 * Passwords are left out, because a fast digest of one must not lie in the database.
 */
export async function fingerprint(value: unknown): Promise<string> {
  return createHash('sha256')
    .update(await spell(value))
    .digest('hex')
}

async function spell(value: unknown): Promise<string> {
  if (value instanceof Blob) {
    const content = new Uint8Array(await value.arrayBuffer())
    return `file:${createHash('sha256').update(content).digest('hex')}`
  }
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(spell))).join()}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(
      ([name, field]) => field !== undefined && !/password/i.test(name),
    )
    const spelled = await Promise.all(
      fields
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(async ([name, field]) => `${JSON.stringify(name)}:${await spell(field)}`),
    )
    return `{${spelled.join()}}`
  }
  return JSON.stringify(value) ?? 'null'
}
