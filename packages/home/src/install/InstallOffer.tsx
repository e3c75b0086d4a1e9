import { brandAtom } from '@member/brand'
import { Banner, Button, useUserAgent } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { installPrompt, onInstallPrompt } from './installPrompt.ts'
import { t } from './words.ts'
import { stored } from '@member/api-client/stored'

const visits = stored('localStorage', 'visits')
const countedInTab = stored('sessionStorage', 'visits')
const declined = stored('localStorage', 'install-declined')

/** Counts a visit once per tab and returns the number of visits; 0 without storage. */
function countVisit(): number {
  const before = Number(visits.read()) || 0
  if (countedInTab.read() !== null) return before
  return countedInTab.write('1') && visits.write(String(before + 1)) ? before + 1 : 0
}

const isDeclined = () => declined.read() !== null
const decline = () => void declined.write('1')

/** True in Safari on an iPhone or iPad. */
const isIphoneSafari = (agent: string) =>
  // Today's iPads call themselves Macintosh; no Mac has a touch screen.
  (/iPhone|iPad/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) &&
  /Version\/\d/.test(agent) &&
  !/CriOS|FxiOS|EdgiOS|Line\//.test(agent)

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** Offer to install the site, from the second visit until dismissed, if the browser supports it. */
export const InstallOffer = () => {
  const { displayName } = useAtomValue(brandAtom)
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt)
  const agent = useUserAgent()
  const [isOpen, setOpen] = useState(() => countVisit() > 1 && !isDeclined() && !isInstalled())
  if (!isOpen || !(prompt || isIphoneSafari(agent))) return null
  const put = () => {
    decline()
    setOpen(false)
  }
  return prompt ? (
    <Banner
      icon="download"
      onDismiss={put}
      action={
        <Button
          variant="quiet"
          small
          onClick={() => {
            void prompt.prompt()
            put()
          }}
        >
          {t.install}
        </Button>
      }
    >
      {t.offer({ site: displayName })}
    </Banner>
  ) : (
    <Banner icon="download" onDismiss={put}>
      {t.byHand({ site: displayName })}
    </Banner>
  )
}
