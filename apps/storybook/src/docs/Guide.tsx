import styled from '@emotion/styled'
import { Tiles } from '@member/ui'

/** What a story file of `ui` says about its component, in `parameters.guide`. */
export interface GuideText {
  use: string
  not: string
  access: string
  copy: string
}

const titles: Record<keyof GuideText, string> = {
  use: 'When to use',
  not: 'When not',
  access: 'Accessibility',
  copy: 'Copy',
}

const names = ['use', 'not', 'access', 'copy'] as const

const Root = styled.div`
  margin: 24px 0;
`

const Part = styled.section`
  padding: 4px 0 4px 16px;
  border-left: 3px solid var(--border-strong);
  & > h2 {
    margin: 0 0 4px;
    font-size: 1.0625rem;
  }
`

export const Guide = ({ guide }: { guide: GuideText }) => (
  <Root>
    <Tiles as="div" least={400} space={6}>
      {names.map((name) => (
        <Part key={name}>
          <h2>{titles[name]}</h2>
          <p>{guide[name]}</p>
        </Part>
      ))}
    </Tiles>
  </Root>
)
