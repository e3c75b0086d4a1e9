export const pushScope = '/push/'

export async function findPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const found = await navigator.serviceWorker.getRegistration(pushScope)
  // The site's own worker is returned for every scope without a worker of its own.
  return found && new URL(found.scope).pathname === pushScope ? found : undefined
}

export async function removePushWorker(): Promise<void> {
  await (await findPushWorker())?.unregister()
}
