import { t } from '../words/words.ts'
import { route, type Route } from '../paths/route.ts'
import * as paths from '../paths/paths.ts'

const home = paths.dashboard.path
const profile = paths.profile.path
const playSafe = paths.playSafe.path

const account = () => import('../screens/accountScreens.tsx')

export const accountRoutes: Route[] = [
  route({
    ...paths.profile,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.profile,
    back: home,
    load: async () => (await import('../screens/Profile.tsx')).Profile,
    props: {
      back: home,
      links: {
        ranking: paths.ranking.path,
        address: paths.address.path,
        password: paths.password.path,
        passkeys: paths.passkeys.path,
        devices: paths.devices.path,
        secondFactor: paths.secondFactor.path,
        identity: paths.identity.path,
        playSafe: paths.playSafe.path,
        break: paths.playSafe.breakPath,
        inbox: paths.inbox.path,
        withdraw: paths.withdraw.path,
        contact: paths.contact.path,
      },
    },
  }),
  route({
    ...paths.password,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.password,
    back: profile,
    load: async () => (await account()).Password,
    props: {
      back: profile,
      links: {
        secondFactor: paths.secondFactor.path,
        devices: paths.devices.path,
        forgotPassword: paths.forgotPassword.hrefFrom(paths.password.path),
      },
    },
  }),
  route({
    ...paths.secondFactor,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.secondFactor,
    back: profile,
    load: async () => (await account()).SecondFactor,
    props: { back: profile, contactLink: paths.contact.path },
  }),
  route({
    ...paths.passkeys,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.passkeys,
    back: profile,
    load: async () => (await account()).Passkeys,
    props: {
      back: profile,
      secondFactorLink: paths.secondFactor.path,
      passwordLink: paths.password.path,
      devicesLink: paths.devices.path,
    },
  }),
  route({
    ...paths.devices,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.devices,
    back: profile,
    load: async () => (await account()).Devices,
    props: {
      back: profile,
      passwordLink: paths.password.path,
      forgotLink: paths.forgotPassword.hrefFrom(paths.devices.path),
    },
  }),
  route({
    ...paths.address,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.address,
    back: home,
    load: async () => (await account()).Address,
    props: { back: home },
  }),
  route({
    ...paths.playSafe,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.playSafe,
    back: home,
    load: async () => (await import('../screens/PlaySafe.tsx')).PlaySafe,
    props: { back: home, identityLink: paths.identity.path, spendingLink: paths.spending.path },
  }),
  route({
    ...paths.spending,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.spending,
    back: playSafe,
    load: async () => (await import('@member/protection/spending/SpendingScreen')).SpendingScreen,
    props: { back: playSafe },
  }),
  route({
    ...paths.identity,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.identity,
    back: playSafe,
    load: async () => (await account()).Identity,
    props: { back: playSafe },
  }),
]
