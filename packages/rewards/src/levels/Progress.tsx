import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { LevelMedal } from '@member/ui'
import type { LevelLook } from './levelLook.ts'
import { t } from './words.ts'

const fill = keyframes`
  from { transform: scaleX(0); }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  & > span {
    flex: none;
    width: 40px;
  }
`

const Track = styled.div`
  position: relative;
  flex: 1 1 auto;
  height: 14px;
  margin: 0 10px;
  overflow: hidden;
  border-radius: 7px;
  background: var(--surface-3);
  box-shadow: inset 0 1px 3px var(--shadow);
`

const Done = styled.div<{ percent: number; light: string; dark: string }>`
  width: ${({ percent }) => percent}%;
  min-width: 14px;
  height: 100%;
  border-radius: 7px;
  background: linear-gradient(90deg, ${({ dark }) => dark}, ${({ light }) => light});
  transform-origin: left;
  animation: ${fill} 900ms cubic-bezier(0.2, 0.8, 0.2, 1) both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

const Words = styled.p`
  margin-top: 10px;
  text-align: center;
  /* There the figures below start at the left. */
  @media (min-width: 720px) {
    text-align: left;
  }
  & > strong {
    display: block;
    font-family: var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  & > span {
    color: var(--text-muted);
  }
`

export const Progress = ({
  from,
  to,
  percent,
  left,
  words,
}: {
  from: LevelLook
  to: LevelLook
  percent: number
  left: string | undefined
  words: string
}) => (
  <>
    <Row>
      <span>
        <LevelMedal level={from.level} />
      </span>
      <Track
        role="progressbar"
        aria-label={t.progress({ level: to.distinctName })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Done percent={percent} light={to.colours[0]} dark={to.colours[1]} />
      </Track>
      <span>
        <LevelMedal level={to.level} dim />
      </span>
    </Row>
    <Words>
      <strong>{left ? `${left} · ${t.percent({ percent })}` : t.percent({ percent })}</strong>
      <span>{words}</span>
    </Words>
  </>
)
