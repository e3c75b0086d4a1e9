/** The scope of the worker that shows messages: no page's, so that nobody loads it but who turned them on. */
export const pushScope = '/push/'

/** That worker's registration, where the member has turned messages on. */
export async function findPushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const found = await navigator.serviceWorker.getRegistration(pushScope)
  // The site's own worker answers for every address that has no other.
  return found && new URL(found.scope).pathname === pushScope ? found : undefined
}

/** Ends what this browser is told; its subscription goes with the worker. */
export async function removePushWorker(): Promise<void> {
  await (await findPushWorker())?.unregister()
}
