import styled from '@emotion/styled'
import { Prose } from './Prose.tsx'
import { propsOf } from './props.ts'

const Root = styled.dl`
  & > div {
    padding: 10px 0;
    border-bottom: 1px solid var(--border);
  }
  & dt > b {
    margin-right: 8px;
    font-family: monospace;
  }
  & dd {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

/** The props of a component; the required ones are marked. */
export const PropTable = ({ name, component }: { name: string; component: unknown }) => {
  const props = propsOf(component)
  return (
    <>
      <h3>{name}</h3>
      {props.length === 0 ? (
        <p>The attributes of its HTML element, and what the states above show.</p>
      ) : (
        <Root>
          {props.map((prop) => (
            <div key={prop.name}>
              <dt>
                <b>{prop.name}</b>
                {prop.type ? <code>{prop.type}</code> : null}
                {prop.isRequired ? ' required' : null}
                {prop.preset === undefined ? null : ` · ${prop.preset} by default`}
              </dt>
              {prop.description ? (
                <dd>
                  <Prose text={prop.description} />
                </dd>
              ) : null}
            </div>
          ))}
        </Root>
      )}
    </>
  )
}
