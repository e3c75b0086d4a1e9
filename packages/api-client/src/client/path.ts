/** Fills a call's path: `:uuid` and `:username` are the session's own, the others are given. */
export const fillPath = (
  path: string,
  own: (name: 'uuid' | 'username') => string,
  params: Readonly<Record<string, string>> = {},
): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === 'uuid' || name === 'username' ? own(name) : (params[name] ?? '')),
  )
