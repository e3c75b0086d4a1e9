import { IconButton } from '../button/IconButton.tsx'
import { hideAmounts, useAmountsHidden } from './amountsHidden.ts'
import { t } from './words.ts'

/** Hides the member's amounts on every screen of this device, or shows them again. */
export const Eye = () => {
  const areHidden = useAmountsHidden()
  return (
    <IconButton
      icon={areHidden ? 'eyeOff' : 'eye'}
      label={areHidden ? t.show : t.hide}
      onClick={() => hideAmounts(!areHidden)}
    />
  )
}
