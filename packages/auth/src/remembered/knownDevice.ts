import { deviceId, queryClientAtom, settingQuery } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import type { useStore } from 'jotai'

export type Store = ReturnType<typeof useStore>

/** Returns this browser's id for a log-in; empty if the server tracks no devices. Waits for the setting. */
export async function knownDevice(store: Store): Promise<{ device?: string }> {
  const isRemembered = store.get(featureAtom('devices')) ?? (await askSetting(store))
  const device = isRemembered ? deviceId() : undefined
  return device === undefined ? {} : { device }
}

const askSetting = async (store: Store) => {
  try {
    const { features } = await store.get(queryClientAtom).fetchQuery(settingQuery())
    return features['devices'] === true
  } catch {
    return false
  }
}
