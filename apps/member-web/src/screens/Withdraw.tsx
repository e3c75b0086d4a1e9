import { WithdrawLock } from '@member/auth/withdraw-lock'
import { MoneyInPlay } from '@member/games/money-in-play'
import { IdentityNotice } from '@member/identity/notice'
import * as paths from '../paths/paths.ts'
import { WithdrawScreen, type WithdrawScreenProps } from '@member/wallet/withdraw/WithdrawScreen'

type WithdrawProps = Omit<WithdrawScreenProps, 'notice' | 'later'> & { identityLink: string }

export const Withdraw = ({ identityLink, ...props }: WithdrawProps) => (
  <WithdrawScreen
    {...props}
    notice={
      <>
        <WithdrawLock
          passwordLink={paths.password.path}
          forgotLink={paths.forgotPassword.hrefFrom(paths.withdraw.path)}
        />
        <MoneyInPlay categoryLink={paths.category.href} />
        <IdentityNotice identityLink={identityLink} only="now" />
      </>
    }
    later={<IdentityNotice identityLink={identityLink} only="later" />}
  />
)
