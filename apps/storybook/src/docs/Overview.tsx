import * as ui from '@member/ui'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Frame } from './Frame.tsx'
import { Frames } from './Frames.tsx'
import { descriptionOf } from './props.ts'
import { Prose } from './Prose.tsx'
import { PropTable } from './PropTable.tsx'
import styled from '@emotion/styled'
import { Tiles } from '@member/ui'

/** What a story file of `ui` says about its component, in `parameters.guide`. */
interface GuideText {
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

const Guide = ({ guide }: { guide: GuideText }) => (
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

const isShared = new Map<unknown, string>(Object.entries(ui).map(([name, one]) => [one, name]))

const widths: Record<string, number> = { small: 360, phone: 390, tablet: 768, desktop: 1280, window: 1280 }

/** The page of a story file: what a component is for, or a screen's flow, and every state in order. */
export const Overview = () => {
  const context = useContext(DocsContext)
  const { preparedMeta } = context.resolveOf('meta', ['meta'])
  const { title, component, subcomponents, parameters } = preparedMeta
  const stories = context.componentStories()
  const isOfUi = title.startsWith('ui/')
  const guide: GuideText | undefined = parameters['guide']
  const components = [component, ...Object.values(subcomponents ?? {})].filter((one) => isShared.has(one))
  return (
    <>
      <h1>{title.split('/').pop()}</h1>
      {descriptionOf(component) ? (
        <p>
          <Prose text={descriptionOf(component)} />
        </p>
      ) : null}
      {guide ? <Guide guide={guide} /> : null}
      <h2>{isOfUi ? 'States' : 'States in order'}</h2>
      <Frames>
        {stories.map(({ id, name, storyGlobals }) => {
          const width = widths[storyGlobals?.['viewport']?.value] ?? 390
          return <Frame key={id} id={id} name={name} width={width} fitted={isOfUi} />
        })}
      </Frames>
      {components.length > 0 ? <h2>Props</h2> : null}
      {components.map((one) => (
        <PropTable key={isShared.get(one)} name={isShared.get(one) ?? ''} component={one} />
      ))}
    </>
  )
}
