/** The address for a program of PostgreSQL's, and the environment with its password: arguments are seen by everybody, and in error messages. */
export function withoutPassword(address: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}
