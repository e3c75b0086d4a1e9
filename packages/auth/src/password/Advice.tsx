import { isAwaited, queryAtom, secondFactorQuery, sessionsQuery, settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Icon, List, ListRow, OnOff, Section, SkeletonRows, useBriefWait } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

export interface AdviceLinks {
  secondFactor: string
  devices: string
  forgotPassword: string
}

const factorAtom = queryAtom((get) => ({
  ...secondFactorQuery(),
  enabled: get(featureAtom('secondFactor')) === true,
}))

const devicesAtom = queryAtom((get) => ({
  ...sessionsQuery(),
  enabled: get(featureAtom('sessions')) === true,
}))

/** List of further measures to secure the account, each with a link and, once loaded, its status. */
export const Advice = ({ links }: { links: AdviceLinks }) => {
  const hasFactor = useAtomValue(featureAtom('secondFactor'))
  const hasSessions = useAtomValue(featureAtom('sessions'))
  const hasReset = useAtomValue(featureAtom('passwordReset'))
  const { data: factor, ...factorQuery } = useAtomValue(factorAtom)
  const { data: devices, ...devicesQuery } = useAtomValue(devicesAtom)
  const isPending =
    isAwaited(useAtomValue(settingQueryAtom)) ||
    (hasFactor && isAwaited(factorQuery)) ||
    (hasSessions && isAwaited(devicesQuery))
  const { isWaiting, isLate } = useBriefWait(Boolean(isPending))
  const always = (
    <>
      <ListRow icon={<Icon name="lock" />} title={t.advice.own} note={t.advice.ownWhy} />
      <ListRow icon={<Icon name="info" />} title={t.advice.secret} />
    </>
  )
  // All at once, so that no row moves; without their status if that cannot be loaded, or hangs.
  if (isWaiting)
    return (
      <Section title={t.advice.title} card="flush">
        <div aria-busy="true">
          <SkeletonRows rows={5} />
        </div>
      </Section>
    )
  return (
    <Section title={t.advice.title} card="flush">
      <List>
        {isLate ? always : null}
        {hasFactor ? (
          <ListRow
            to={links.secondFactor}
            icon={<Icon name="shield" />}
            title={t.advice.factor}
            note={t.advice.factorWhy}
            value={factor ? <OnOff isOn={factor.isOn} /> : null}
          />
        ) : null}
        {hasFactor && factor?.isOn && !isLate ? (
          <ListRow
            to={links.secondFactor}
            icon={<Icon name="receipt" />}
            title={t.advice.recovery}
            note={t.advice.recoveryLeft({ count: factor.recoveryLeft })}
          />
        ) : null}
        {hasSessions ? (
          <ListRow
            to={links.devices}
            icon={<Icon name="device" />}
            title={t.advice.devices}
            note={devices ? t.advice.devicesCount({ count: devices.length }) : undefined}
          />
        ) : null}
        {hasReset ? (
          <ListRow
            to={links.forgotPassword}
            icon={<Icon name="phone" />}
            title={t.advice.forgot}
            note={t.advice.forgotWhy}
          />
        ) : null}
        {isLate ? null : always}
      </List>
    </Section>
  )
}
