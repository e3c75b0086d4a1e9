import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { EmptyState, Loaded, Page } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FactorOn } from './FactorOn.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactorAtom } from './secondFactor.ts'
import { SetUp } from './SetUp.tsx'
import { t } from './words.ts'

export interface SecondFactorScreenProps {
  back: string
  contactLink: string
}

export const SecondFactorScreen = ({ back, contactLink }: SecondFactorScreenProps) => {
  const isOffered = useAtomValue(featureAtom('secondFactor'))
  return (
    <Page narrow title={t.title} back={back} intro={t.lead}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (isOffered ? <Factor contactLink={contactLink} /> : <EmptyState title={t.unavailable} />)}
      </Loaded>
    </Page>
  )
}

const Factor = ({ contactLink }: Pick<SecondFactorScreenProps, 'contactLink'>) => {
  const factor = useAtomValue(secondFactorAtom)
  const [shown, setShown] = useState<{ codes: readonly string[]; isNew: boolean }>()
  const [isSaved, setSaved] = useState(false)
  const close = () => {
    setSaved(true)
    setShown(undefined)
  }
  if (shown) return <RecoveryCodes {...shown} onSaved={close} />
  return (
    <Loaded query={factor}>
      {(state) =>
        state.isOn ? (
          <FactorOn
            factor={state}
            isNew={isSaved}
            contactLink={contactLink}
            onCodes={(codes) => setShown({ codes, isNew: false })}
          />
        ) : (
          <SetUp onCodes={(codes) => setShown({ codes, isNew: true })} />
        )
      }
    </Loaded>
  )
}
