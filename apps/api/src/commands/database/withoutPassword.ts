/**
 * Splits a database address into an address without password and an environment with the password. Other
 * processes can see a program's arguments, and error messages contain them.
 */
export function withoutPassword(address: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}
