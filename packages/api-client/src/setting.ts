import { type Atom, atom } from 'jotai'
import type { Setting } from './endpoints/site.ts'
import type { Feature } from './calls.ts'

/** The answer to `GET /api/setting` and its time of arrival (ms, this device's clock). */
interface SettingAnswer {
  setting: Setting
  at: number
}

export const settingAnswerAtom = atom<SettingAnswer>()

/** The operator's setting, undefined until loaded by `watchSetting`. */
export const settingAtom = atom((get) => get(settingAnswerAtom)?.setting)

/** Function that returns the server's time (ms); undefined until the setting is loaded. */
export const serverClockAtom = atom((get) => {
  const answer = get(settingAnswerAtom)
  return answer && (() => Date.now() - answer.at + Date.parse(answer.setting.serverTime))
})

const featureAtoms = new Map<Feature, Atom<boolean | undefined>>()

/** Returns an atom that is true if the server has the feature; undefined until the setting is loaded. */
export function featureAtom(name: Feature): Atom<boolean | undefined> {
  const known = featureAtoms.get(name)
  if (known) return known
  const made = atom((get) => {
    const setting = get(settingAtom)
    return setting && setting.features[name] === true
  })
  featureAtoms.set(name, made)
  return made
}
