import styled from '@emotion/styled'
import { CheckboxField, IconButton, VisuallyHidden } from '@member/ui'
import { useState } from 'react'

const Root = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 4px;
    padding: 0;
    font-weight: 600;
  }
`

const Line = styled.li`
  display: flex;
  align-items: center;
  & > div {
    flex: 1;
  }
  & > button[aria-disabled='true'] {
    opacity: 0.3;
    cursor: default;
  }
`

interface ChoiceProps<Name extends string> {
  label: string
  names: readonly Name[]
  chosen: readonly Name[]
  onChange: (chosen: Name[]) => void
  always?: Name
  ordered?: boolean
}

export const Choice = <Name extends string>(props: ChoiceProps<Name>) => {
  const { label, names, chosen, onChange, always, ordered = false } = props
  const [announced, setAnnounced] = useState('')
  const lines = ordered ? [...chosen, ...names.filter((name) => !chosen.includes(name))] : names
  const tick = (name: Name, isTicked: boolean) =>
    onChange(isTicked ? [...chosen, name] : chosen.filter((one) => one !== name))
  const move = (name: Name, to: number) => {
    if (to < 0 || to >= chosen.length) return
    const others = chosen.filter((one) => one !== name)
    onChange([...others.slice(0, to), name, ...others.slice(to)])
    setAnnounced(`${name}: ${to + 1} of ${chosen.length}`)
  }
  return (
    <Root>
      <legend>{label}</legend>
      <ol>
        {lines.map((name) => {
          const at = chosen.indexOf(name)
          return (
            <Line key={name}>
              <CheckboxField
                label={name}
                checked={at >= 0}
                disabled={name === always}
                onChange={({ target }) => tick(name, target.checked)}
              />
              {ordered && at >= 0 ? (
                <>
                  <IconButton
                    icon="up"
                    label={`Move ${name} up`}
                    aria-disabled={at === 0}
                    onClick={() => move(name, at - 1)}
                  />
                  <IconButton
                    icon="down"
                    label={`Move ${name} down`}
                    aria-disabled={at === chosen.length - 1}
                    onClick={() => move(name, at + 1)}
                  />
                </>
              ) : null}
            </Line>
          )
        })}
      </ol>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Root>
  )
}
