import styled from '@emotion/styled'
import { Button } from '@member/ui'
import { duration, settle } from '@member/ui/scale'
import { useState } from 'react'
import { useToolbar } from '../docs/useToolbar.ts'

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
  press: 'Hover and press',
  appear: 'The shade behind a dialog, a toast that leaves',
  move: 'A dialog or toast that enters',
  turn: 'One turn of the spinner',
  wait: 'One pulse of a placeholder',
}

const isName = (name: string): name is keyof typeof duration => name in duration

/** Plays every duration, unless the toolbar has chosen reduced motion. */
export const Motions = () => {
  const [isOver, setOver] = useState(false)
  const isStill = useToolbar()['motion'] === 'still'
  return (
    <>
      <Button small onClick={() => setOver(!isOver)}>
        Play
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
                  transition: isStill ? 'none' : `transform ${duration[name]} ${settle}`,
                }}
              />
            </Row>
          ))}
      </ul>
      <h3>Easing</h3>
      <p>
        <code>settle</code> {settle} · whatever comes to rest in a new place: rows of a list, changed money
      </p>
    </>
  )
}
