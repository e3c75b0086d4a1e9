import styled from '@emotion/styled'
import { LevelMedal } from '@member/ui'
import { t } from './wordsName.ts'
import { levelLook } from './levelLook.ts'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 2px 12px 2px 4px;
  border: 1px solid var(--border);
  border-radius: 999px;
  background: var(--surface-2);
  color: var(--text);
  font-family: var(--font-display);
  font-size: 0.875rem;
  line-height: 1.6;
  max-width: 100%;
  overflow-wrap: anywhere;
`

const Medal = styled.span`
  display: flex;
  flex: none;
  width: 26px;
  margin-right: 6px;
`

export const LevelBadge = ({ level }: { level: number }) => {
  const look = levelLook(level)
  return (
    <Root title={t.label({ name: look.distinctName })}>
      <Medal>
        <LevelMedal level={look.level} />
      </Medal>
      {look.distinctName}
    </Root>
  )
}
