import { featureAtom } from '@member/api-client/setting'
import type { IconName } from '@member/ui'
import { atom } from 'jotai'
import { isOfferedAtom } from '../paths/offered.ts'
import { shortcuts } from '../shortcuts/shortcuts.ts'
import { t } from '../words/words.ts'
import * as paths from '../paths/paths.ts'
import { tMenu } from './wordsMenu.ts'

interface MenuItem {
  to: string
  label: string
  icon: IconName
}

const allGroups = (): { title: string; items: MenuItem[] }[] => {
  const to = shortcuts()
  return [
    { title: '', items: [to.dashboard] },
    {
      title: tMenu.money,
      items: [
        to.deposit,
        to.withdraw,
        to.slip,
        to.history,
        to.winlost,
        { to: paths.spending.path, label: t.title.spending, icon: 'wallet' },
      ],
    },
    {
      title: tMenu.play,
      items: [
        to.games,
        to.lotto,
        to['play-safe'],
        { to: paths.playSafe.limitsPath, label: tMenu.limits, icon: 'shield' },
        { to: paths.playSafe.breakPath, label: tMenu.break, icon: 'clock' },
      ],
    },
    {
      title: tMenu.rewards,
      items: [
        to.promotion,
        to.media,
        // The check-in is on top of the events.
        { to: `${paths.media.path}#check-in`, label: tMenu.checkIn, icon: 'calendar' },
        to.wheel,
        to['flip-card'],
        to['flip-card-reward'],
        to.reward,
        to.ranking,
        to.affiliate,
        to.movie,
      ],
    },
    {
      title: tMenu.account,
      items: [
        { to: paths.profile.path, label: t.title.profile, icon: 'user' },
        { to: paths.inbox.path, label: t.title.inbox, icon: 'bell' },
        to.password,
        { to: paths.secondFactor.path, label: t.title.secondFactor, icon: 'shield' },
        { to: paths.passkeys.path, label: t.title.passkeys, icon: 'key' },
        { to: paths.devices.path, label: t.title.devices, icon: 'device' },
        { to: paths.identity.path, label: t.title.identity, icon: 'success' },
        to.address,
      ],
    },
    {
      title: tMenu.support,
      items: [
        { to: paths.help.path, label: t.text.help, icon: 'info' },
        to.contact,
        { to: paths.legal.href('complaints'), label: t.text.complaints, icon: 'megaphone' },
      ],
    },
  ]
}

/** Feature of the server that an address needs, by address. */
const features = {
  [paths.inbox.path]: featureAtom('notices'),
  [paths.secondFactor.path]: featureAtom('secondFactor'),
  [paths.passkeys.path]: featureAtom('passkeys'),
  [paths.devices.path]: featureAtom('sessions'),
  [paths.identity.path]: featureAtom('identity'),
}

/** Function that returns true if brand and server support an address. */
export const hasAtom = atom((get) => {
  const isOffered = get(isOfferedAtom)
  return (to: string) => {
    const feature = features[to]
    return isOffered(to) && (feature === undefined || get(feature) === true)
  }
})

/** Returns the groups of the menu, without items for which `has` is false. */
export const menuGroups = (has: (to: string) => boolean) =>
  allGroups()
    .map(({ title, items }) => ({ title, items: items.filter(({ to }) => has(to)) }))
    .filter(({ items }) => items.length > 0)
