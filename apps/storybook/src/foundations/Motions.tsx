import styled from '@emotion/styled'
import { Button } from '@member/ui'
import { duration, settle } from '@member/ui/scale'
import { useState } from 'react'

const Row = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid var(--border);
  font-size: 0.9375rem;
  & > i {
    display: block;
    width: 40px;
    height: 12px;
    margin-top: 8px;
    border-radius: 6px;
    background: var(--brand);
  }
`

const uses: Record<keyof typeof duration, string> = {
  press: 'What the mouse is over, or a press',
  appear: 'The shade behind a dialog, a toast that goes',
  move: 'A dialog or toast that comes',
  turn: 'One turn of the spinner',
  wait: 'One breath of a placeholder',
}

const isName = (name: string): name is keyof typeof duration => name in duration

export const Motions = () => {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <Button small onClick={() => setOver(!isOver)}>
        Move
      </Button>
      <ul>
        {Object.keys(duration)
          .filter(isName)
          .map((name) => (
            <Row key={name}>
              <code>{name}</code> {duration[name]} · {uses[name]}
              <i
                style={{
                  transform: isOver ? 'translateX(240px)' : 'none',
                  transition: `transform ${duration[name]} ${settle}`,
                }}
              />
            </Row>
          ))}
      </ul>
      <p>
        <code>settle</code> {settle} · what comes to rest in a new place: rows of a list, changed money
      </p>
    </>
  )
}
