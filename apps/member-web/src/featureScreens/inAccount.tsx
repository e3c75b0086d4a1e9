import { AccountMenu } from '@member/auth/account-menu'
import type { ComponentType } from 'react'
import * as paths from '../routes/paths.ts'

const links = {
  profile: paths.profile.path,
  address: paths.address.path,
  password: paths.password.path,
  secondFactor: paths.secondFactor.path,
  passkeys: paths.passkeys.path,
  devices: paths.devices.path,
  identity: paths.identity.path,
}

/** A screen of the account with the menu of the others beside it. */
export const inAccount =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => (
    <AccountMenu links={links}>
      <Screen {...props} />
    </AccountMenu>
  )
