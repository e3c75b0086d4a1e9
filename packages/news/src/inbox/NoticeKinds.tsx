import { noticeKinds, type NoticeKind } from '@member/api-client'
import { CheckboxField, FormMessage, Stack } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { chooseAtom } from './inbox.ts'
import { t } from './words.ts'

export const NoticeKinds = ({ muted }: { muted: readonly NoticeKind[] }) => {
  const choose = useSetAtom(chooseAtom)
  const [wanted, setWanted] = useState<readonly NoticeKind[]>()
  const [failed, setFailed] = useState(false)
  const off = wanted ?? muted
  const change = async (kind: NoticeKind, isOn: boolean) => {
    const next = noticeKinds.filter((one) => (one === kind ? !isOn : off.includes(one)))
    setWanted(next)
    setFailed(false)
    try {
      await choose(next)
    } catch {
      setFailed(true)
    }
    setWanted(undefined)
  }
  return (
    <Stack space={2}>
      <p>{t.chooseText}</p>
      <div>
        {noticeKinds.map((kind) => (
          <CheckboxField
            key={kind}
            label={t.kind[kind]}
            checked={!off.includes(kind)}
            disabled={wanted !== undefined}
            onChange={({ currentTarget }) => void change(kind, currentTarget.checked)}
          />
        ))}
      </div>
      <FormMessage tone="bad">{failed ? t.chooseFailed : null}</FormMessage>
    </Stack>
  )
}
