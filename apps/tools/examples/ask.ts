export async function ask(
  url: string,
  { key, ...more }: { key: string; method?: string; body?: unknown },
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: more.method ?? 'GET',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(more.body !== undefined && { body: JSON.stringify(more.body) }),
    // The server's time-out for a partner is 8 seconds.
    signal: AbortSignal.timeout(8_000),
  })
  const body: unknown = await response.json()
  if (response.status >= 500) throw new Error(`the partner answered ${response.status}`)
  return { status: response.status, body }
}
