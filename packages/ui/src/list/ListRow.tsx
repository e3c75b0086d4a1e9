import styled from '@emotion/styled'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon/Icon.tsx'
import { Body, Both, line, Lead, Line, Lines, Note, NoteBody, Title, Value } from './listRowStyle.ts'

export interface ListRowProps {
  title: ReactNode
  note?: ReactNode
  icon?: ReactNode
  value?: ReactNode
  valueNote?: ReactNode
  to?: string | undefined
  onClick?: (() => void) | undefined
  /** True while a row that can be opened is open; undefined for other rows. */
  isOpen?: boolean | undefined
  children?: ReactNode
}

/** Place of a row among all rows of its list, of which the document contains only some. */
export const PlaceInSet = createContext<{ 'aria-posinset'?: number; 'aria-setsize'?: number }>({})

const Still = styled.div(line)
const Pressed = styled.button(line)
const Led = styled(Link)(line)

const Under = styled.div`
  padding: 0 16px 14px;
  /* Its content may render nothing. */
  &:empty {
    display: none;
  }
`

/** A row with title and value. With `to` or `onClick` the whole row is pressable. */
export const ListRow = (props: ListRowProps) => {
  const { title, note, icon, value, valueNote, to, onClick, isOpen, children } = props
  const content = (
    <>
      {icon ? <Lead>{icon}</Lead> : null}
      {note && value && valueNote ? (
        <Lines>
          <Line>
            <Body>
              <Title>{title}</Title>
            </Body>
            <Value>{value}</Value>
          </Line>
          <Line>
            <NoteBody>
              <Note>{note}</Note>
            </NoteBody>
            <Value>
              <Note>{valueNote}</Note>
            </Value>
          </Line>
        </Lines>
      ) : (
        <Both>
          <Body>
            <Title>{title}</Title>
            {note ? <Note>{note}</Note> : null}
          </Body>
          {value || valueNote ? (
            <Value>
              {value}
              {valueNote ? <Note>{valueNote}</Note> : null}
            </Value>
          ) : null}
        </Both>
      )}
      {isOpen !== undefined ? (
        <Icon name={isOpen ? 'up' : 'down'} size={20} />
      ) : to !== undefined || onClick ? (
        <Icon name="forward" size={20} />
      ) : null}
    </>
  )
  return (
    <li {...useContext(PlaceInSet)}>
      {to !== undefined ? (
        <Led to={to}>{content}</Led>
      ) : onClick ? (
        <Pressed type="button" aria-expanded={isOpen} onClick={onClick}>
          {content}
        </Pressed>
      ) : (
        <Still>{content}</Still>
      )}
      {children ? <Under>{children}</Under> : null}
    </li>
  )
}
