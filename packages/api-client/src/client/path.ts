/** Fills a call's path: `:uuid` and `:username` come from the session, the others from `params`. */
export const fillPath = (
  path: string,
  own: (name: 'uuid' | 'username') => string,
  params: Readonly<Record<string, string>> = {},
): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(name === 'uuid' || name === 'username' ? own(name) : (params[name] ?? '')),
  )
