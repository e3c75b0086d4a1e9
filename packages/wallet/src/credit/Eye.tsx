import { IconButton } from '@member/ui'
import { useAtom } from 'jotai'
import { tWidgets } from '../wordsWidgets.ts'
import { amountsHiddenAtom } from './amountsHiddenAtom.ts'

/** Hides the member's amounts on every screen of this device, or shows them again. */
export const Eye = () => {
  const [isHidden, setHidden] = useAtom(amountsHiddenAtom)
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      label={isHidden ? tWidgets.credit.show : tWidgets.credit.hide}
      onClick={() => setHidden(!isHidden)}
    />
  )
}
