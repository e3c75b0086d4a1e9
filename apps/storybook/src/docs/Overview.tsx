import * as ui from '@member/ui'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Frame } from './Frame.tsx'
import { Frames } from './Frames.tsx'
import { Guide, type GuideText } from './Guide.tsx'
import { descriptionOf } from './props.ts'
import { Prose } from './Prose.tsx'
import { PropTable } from './PropTable.tsx'

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
