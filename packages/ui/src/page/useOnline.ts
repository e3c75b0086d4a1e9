import { useSyncExternalStore } from 'react'

const listen = (change: () => void) => {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

export const useOnline = () =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
