import { AccountMenu } from '@member/auth/account-menu'
import { ManageAddressScreen } from '@member/auth/address/ManageAddressScreen'
import { DevicesScreen } from '@member/auth/devices/DevicesScreen'
import { PasskeysScreen } from '@member/auth/passkeys/PasskeysScreen'
import { ChangePasswordScreen } from '@member/auth/password/ChangePasswordScreen'
import { SecondFactorScreen } from '@member/auth/secondFactor/SecondFactorScreen'
import { IdentityScreen } from '@member/identity/documents/IdentityScreen'
import type { ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as paths from '../paths/paths.ts'
import { returnToOf } from '../session/returnTo.ts'

// Their menu links each to all others, so they share one file.

const links = {
  profile: paths.profile.path,
  address: paths.address.path,
  password: paths.password.path,
  secondFactor: paths.secondFactor.path,
  passkeys: paths.passkeys.path,
  devices: paths.devices.path,
  identity: paths.identity.path,
}

const inAccount =
  <Props extends object>(Screen: ComponentType<Props>) =>
  (props: Props) => (
    <AccountMenu links={links}>
      <Screen {...props} />
    </AccountMenu>
  )

/** Screen of the delivery address, which leads to `returnTo`, if given, once an address is saved. */
export const Address = inAccount(({ back }: { back: string }) => {
  const returnTo = returnToOf(useLocation().search)
  const navigate = useNavigate()
  return (
    <ManageAddressScreen
      back={returnTo ?? back}
      onSaved={returnTo ? () => void navigate(returnTo, { replace: true }) : undefined}
    />
  )
})
export const Devices = inAccount(DevicesScreen)
export const Passkeys = inAccount(PasskeysScreen)
export const Password = inAccount(ChangePasswordScreen)
export const SecondFactor = inAccount(SecondFactorScreen)
export const Identity = inAccount(IdentityScreen)
